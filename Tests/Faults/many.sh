# Many cards in one step: an import that replaces ten cards of a folder, leaves ten, and brings ten.

# Makes the book and the file to be imported, and remembers what the book is before and after:
# many FOLDER
many() {
  local folder=$1 number
  BOOK=$folder/book TRASH=$folder/home/.local/state/addressbook/trash SOURCE=$WORK/source.vcf
  mkdir -p "$folder/home" "$BOOK"
  for ((number = 10; number < 30; number++)); do
    card "Old $number" "1$number" "u$number" >"$BOOK/u$number.vcf"
  done
  chmod 640 "$BOOK"/*.vcf
  for ((number = 20; number < 40; number++)); do card "New $number" "2$number" "u$number"; done >"$SOURCE"
  [ ! -d "$WORK/before" ] || return
  cp -r "$BOOK" "$WORK/before"
  cp -r "$BOOK" "$WORK/after"
  for ((number = 20; number < 40; number++)); do
    card "New $number" "2$number" "u$number" >"$WORK/after/u$number.vcf"
  done
}

import() { # FOLDER
  run "$1" import "$SOURCE" --duplicates replace
}

# Whether the book is that one, apart from temporary files.
is() { # before|after
  diff -r -x '.*.tmp' "$WORK/$1" "$BOOK" >/dev/null
}

# Every card is the old or the new one, whole; and of the old one that is gone there is one in the
# trash: check_many WHAT
check_many() {
  local file name kept
  for file in "$WORK/before"/*.vcf; do
    [ -e "$BOOK/${file##*/}" ] || wrong "$1: ${file##*/} is gone"
  done
  for file in "$BOOK"/*.vcf; do
    name=${file##*/}
    cmp -s "$file" "$WORK/before/$name" && continue
    cmp -s "$file" "$WORK/after/$name" || wrong "$1: $name is neither old nor new: $(wc -c <"$file") bytes"
    [ -e "$WORK/before/$name" ] || continue
    kept=$(grep -ls "^location=$name\$" "$TRASH"/*.info | head -1)
    [ -n "$kept" ] && cmp -s "${kept%.info}" "$WORK/before/$name" ||
      wrong "$1: $name is replaced, and not in the trash"
  done
}
