"""Prints what another program reads in a folder of cards: one JSON object a card.

read_book.py khard FOLDER      as khard's address book has it
read_book.py vobject FOLDER    as python3-vobject has it
"""
import json
import pathlib
import re
import sys


def print_card(**values):
    print(json.dumps(values, ensure_ascii=False))


def text(value, mark=" "):
    """A part of a name or an address: khard and vobject make a list of what has commas in it."""
    return mark.join(value) if isinstance(value, list) else value or ""


def day(date):
    """A date in the extended form. Neither program knows dates without a year: Apple's 1604 is a
    year to both, and khard puts 1900 in."""
    date = date if isinstance(date, str) else date.strftime("%Y-%m-%d") if date else ""
    date = re.sub(r"^(\d{4}|--)-?(\d\d)-?(\d\d)$", r"\1-\2-\3", date)
    return re.sub(r"^(1604|1900|--)-", "--", date)


def read_with_khard(folder):
    from khard.address_book import VdirAddressBook

    book = VdirAddressBook("book", folder)
    book.load()
    for card in book.contacts.values():
        organisation = card.organisations[0] if card.organisations else [""]
        print_card(
            uid=card.uid, display=card.formatted_name,
            last=card.last_name, first=card.first_name,
            phones=sorted(sum(card.phone_numbers.values(), [])),
            emails=sorted(sum(card.emails.values(), [])),
            cities=sorted(text(a["city"]) for a in sum(card.post_addresses.values(), [])),
            streets=sorted(text(a["street"], ",") for a in sum(card.post_addresses.values(), [])),
            org=organisation[0] if isinstance(organisation, list) else organisation,
            title="\n".join(card.titles), nickname="\n".join(card.nicknames),
            note="\n".join(card.notes), urls=sorted(card.webpages),
            birthday=day(card.birthday))


def read_with_vobject(folder):
    import vobject

    for path in sorted(pathlib.Path(folder).glob("*.vcf")):
        stream = path.read_bytes().decode("utf-8")
        for card in vobject.readComponents(stream, allowQP=True):
            def values(name):
                return [line.value for line in card.contents.get(name, [])]

            def first(name):
                return (values(name) or [""])[0]

            def is_uri(line):
                return line.params.get("VALUE", [""])[0].lower() == "uri"

            name = card.n.value
            print_card(
                uid=first("uid"), display=first("fn"),
                last=text(name.family), first=text(name.given),
                phones=sorted(
                    line.value[4:] if is_uri(line) and line.value.startswith("tel:")
                    else line.value for line in card.contents.get("tel", [])),
                emails=sorted(values("email")),
                cities=sorted(text(a.city) for a in values("adr")),
                streets=sorted(text(a.street, ",") for a in values("adr")),
                org=text((values("org") or [[""]])[0][0]), title="\n".join(values("title")),
                nickname="\n".join(values("nickname")),
                note="\n".join(values("note")).replace("\r\n", "\n"),
                urls=sorted(values("url")), birthday=day(first("bday")))


{"khard": read_with_khard, "vobject": read_with_vobject}[sys.argv[1]](sys.argv[2])
