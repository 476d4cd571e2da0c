/// Cards of any size that a reader could take too long for, or too much memory.
package struct BadCards: Sendable {
  package let name: String
  /// How large it gets in real life, in bytes.
  package let size: Int
  private let make: @Sendable (Int) -> String

  private init(_ name: String, size: Int = 4 << 20, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.size = size
    self.make = make
  }

  /// About so many bytes of it.
  package func bytes(_ count: Int) -> [UInt8] { Array(make(count).utf8) }

  package static let all: [BadCards] = [
    BadCards("one line", size: 100 << 20) { card("NOTE:", "x", $0) },
    BadCards("one line without a colon", size: 100 << 20) { repeated("x", $0) },
    BadCards("one picture", size: 100 << 20) { card("PHOTO;ENCODING=b:", "QUJD", $0) },
    BadCards("NULs", size: 100 << 20) { card("NOTE:", "\0", $0) },
    BadCards("junk lines") { repeated("no colon at all here\n", $0) },
    BadCards("junk lines in a card") { card("", "no colon at all here\n", $0) },
    BadCards("cards") { repeated("BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n", $0) },
    BadCards("cards without an end") { repeated("BEGIN:VCARD\n", $0) },
    BadCards("cards in cards") { repeated("BEGIN:VCARD\nAGENT:\n", $0) },
    BadCards("agents without a card") { card("", "AGENT:\n\n", $0) },
    BadCards("ends") { repeated("END:VCARD\r", $0) + "\n" },
    BadCards("returns") { card("FN:A", "\r", $0) },
    BadCards("folds") { card("NOTE:", "x\n ", $0) },
    BadCards("soft breaks") { card("NOTE;QUOTED-PRINTABLE:", "=41=\n", $0) },
    BadCards("escapes") { card("NOTE:", "\\", $0) },
    BadCards("quotes") { card("TEL;TYPE=", "\"", $0) },
    BadCards("words") { card("CATEGORIES:", "a,", $0) },
    BadCards("nicknames") { card("NICKNAME:", "a,", $0) },
    BadCards("quoted words") { card("NICKNAME;ENCODING=QUOTED-PRINTABLE:a", ",=D6=D0", $0) },
    BadCards("quoted parts") { card("ADR;QUOTED-PRINTABLE:", ";=D6=D0", $0) },
    BadCards("types") { card("TEL;TYPE=a", ",b", $0, ":1") },
    BadCards("bare types") { card("TEL", ";A", $0, ":1") },
    BadCards("parts") { card("N:", "a;", $0) },
    BadCards("parameters") { card("TEL", ";TYPE=a", $0, ":1") },
    BadCards("groups") { card("", "a.", $0, "TEL:1") },
    BadCards("numbers") { card("", "a.TEL:1\na.X-ABLabel:b\n", $0) },
    BadCards("notes") { card("", "NOTE:a\n", $0) },
    BadCards("names") { card("", "FN:a\n", $0) },
    BadCards("dates") { card("BDAY:", "1", $0) },
    BadCards("moments") { card("REV:20240102T", "0", $0) },
    BadCards("empty lines") { card("", "\n", $0) },
    BadCards("blanks") { card("NOTE:", " ", $0) },
    BadCards("data in a URI") { card("PHOTO:data:image/png;base64,", "%41", $0) },
    BadCards("address parts") { card("ADR:", "a;", $0) },
    BadCards("versions") { card("", "VERSION:3.0\n", $0) },
  ]

  private static func card(_ start: String, _ text: String, _ size: Int, _ end: String = "")
    -> String
  {
    "BEGIN:VCARD\n" + start + repeated(text, size) + end + "\nEND:VCARD\n"
  }

  private static func repeated(_ text: String, _ size: Int) -> String {
    String(repeating: text, count: max(1, size / text.utf8.count))
  }
}
