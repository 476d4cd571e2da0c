import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

/// The details beside the list of a wide window.
@Suite struct DetailsTests {
  /// A contact with a value in every field.
  private static let full: Contact = {
    var contact = Contact.nana
    contact[.prefix] = "Dr."
    contact[.suffix] = "PhD"
    contact[.socialProfiles] = [LabeledValue("https://example.com/nana", service: "Weibo")]
    contact[.urls] = [LabeledValue("https://example.com", label: "homepage")]
    contact[.sortAs] = "ouyang"
    contact[.created] = "2020-01-01T00:00:00Z"
    contact.kind = .organization
    return contact
  }()

  @Test(arguments: Language.allCases)
  func everyFieldIsShown(_ language: Language) throws {
    let play = Screenplay([Self.full], language: language, columns: 120, rows: 44)
    try expectScreen(play.canvas, "Details/full-120x44-\(language)")
  }

  @Test(arguments: [
    (Contact.Picture.damaged, "damaged picture"),
    (.reference("https://example.com/a.jpg"), "a.jpg"),
    (.embedded(byteCount: 24_000, format: "JPEG"), "JPEG picture, 23 KB"),
  ])
  func aPictureIsNamed(_ picture: Contact.Picture, _ text: String) {
    var contact = Contact(name: "王源")
    contact.picture = picture
    let play = Screenplay([contact], columns: 100)
    #expect(play.shows(text))
  }

  @Test func aLongNoteIsWrappedAndScrolls() {
    var contact = Contact(name: "王源", phones: ["1"])
    let words = (1...200).map { "word\($0)" }
    contact[.note] = words.joined(separator: " ")
    var play = Screenplay([contact], columns: 100)
    #expect(play.shows("word1 "))
    #expect(!play.shows("word200"))
    #expect(play.lines[5].hasSuffix("Space ↓29"))
    play.type("<^E>")
    #expect(play.lines[5].hasSuffix("Space ↓28   - ↑1"))
    play.type("<^Y>  ")
    #expect(play.shows("word200"))
    #expect(play.lines[5].hasSuffix("- ↑29"))
    for word in words.suffix(20) { #expect(play.shows(word)) }
    play.type("-")
    #expect(play.lines[5].hasSuffix("Space ↓16   - ↑13"))
  }

  @Test func onlyALineBreakBreaksALine() {
    var contact = Contact(name: "王源", phones: ["1"])
    contact[.note] = "a\u{B}b\u{C}c\u{85}d\u{2028}e\nf"
    var play = Screenplay([contact], columns: 100)
    #expect(play.shows("a␋b␌c␦d␦e"))
    play.type("<Enter>")
    #expect(play.shows("a␋b␌c␦d␦e"))
  }

  @Test func theWheelScrollsWhatItIsOver() {
    var play = Screenplay([Self.full, Contact(name: "王源")], columns: 100, rows: 12)
    play.send(.mouse(MouseEvent(.wheelDown, at: Position(column: 60, row: 8))))
    #expect(play.lines[5].hasSuffix("- ↑3"))
    #expect(play.selectedLine.contains("欧阳娜娜"))
  }

  @Test func anotherContactBeginsAtItsTop() {
    var play = Screenplay([Self.full, Contact(name: "王源", phones: ["1"])], columns: 100, rows: 12)
    play.type(" j")
    #expect(!play.lines[5].contains("↑"))
    play.type("k")
    #expect(!play.lines[5].contains("↑"))
  }

  @Test func aNarrowWindowSaysWhereTheDetailsAre() {
    var play = Screenplay()
    play.type(" ")
    #expect(play.status.contains("100 columns"))
  }

  @Test func aWindowOfAnotherWidthWrapsAnew() {
    var contact = Contact(name: "王源", phones: ["1"])
    contact[.note] = (1...30).map { "word\($0)" }.joined(separator: " ")
    var play = Screenplay([contact], columns: 160)
    play.send(.resize(Size(columns: 100, rows: 24)))
    for number in 1...30 { #expect(play.shows("word\(number)")) }
  }

  @Test(arguments: Language.allCases)
  func aGroupShowsItsMembers(_ language: Language) throws {
    var group = Contact(name: "Choir")
    group.kind = .group
    group.members = ["m-1", "m-404"]
    var ines = Contact(name: "Ines Calder", phones: ["1"])
    ines.uid = "urn:uuid:m-1"
    var play = Screenplay([group, ines], language: language, columns: 100)
    try expectScreen(play.canvas, "Details/group-100x24-\(language)")
    play.type("<Enter><Tab>x")
    #expect(play.shows("Ines Calder"))
    #expect(play.shows("m-404"))
  }
}
