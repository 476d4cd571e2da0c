import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

@Suite struct FormScreenTests {
  @Test(arguments: Language.allCases)
  func adding(_ language: Language) throws {
    var form = FormState(adding: language, today: today)
    try expectScreen(form.canvas(), "Form/empty-80x24-\(language)")
    form.type("欧阳小美<Tab>女<Tab>139 0000 1111<Tab>010 5555 0199<^T>")
    form.type(language == .zh ? "工作" : "wo")
    form.type("<Enter><Tab><Tab><Tab>钢琴<Tab>29")
    try expectScreen(form.canvas(), "Form/adding-80x24-\(language)")
  }

  @Test(arguments: Language.allCases)
  func editing(_ language: Language) throws {
    let form = FormState(editing: .nana, language: language, today: today)
    try expectScreen(form.canvas(rows: 48), "Form/editing-80x48-\(language)")
    try expectScreen(form.canvas(), "Form/editing-80x24-\(language)")
    try expectScreen(form.canvas(columns: 60), "Form/editing-60x24-\(language)")
  }

  @Test func anEmptyLineOfATextIsAnEmptyRow() throws {
    var contact = Contact(name: "Li", phones: ["1"])
    let address = PostalAddress([.street: "street 1\n\nback"])
    contact[.addresses] = [LabeledValue(address.text, types: ["home"], address: address)]
    contact[.note] = "para one\n\npara two\n\n\npara three"
    let form = FormState(editing: contact, language: .en, today: today)
    let lines = form.canvas(rows: 40).lines
    let note = try #require(lines.firstIndex { $0.contains("para one") })
    let shown = lines[note..<(note + 6)].map { $0.dropFirst(16) }
    #expect(shown == ["para one", "", "para two", "", "", "para three"])
    let street = try #require(lines.firstIndex { $0.contains("street 1") })
    #expect(lines[street + 1] == "")
    #expect(lines[street + 2].hasSuffix(" back"))
  }

  @Test func aNewLineOfANoteIsEmptyAndHasTheCaret() throws {
    var form = FormState(editing: Contact(name: "Li", phones: ["1"]), language: .en, today: today)
    form.type("<PgDn><Enter>note<Enter>one<^O>")
    let canvas = form.canvas()
    let note = try #require(canvas.lines.firstIndex { $0.hasSuffix("  one") })
    #expect(canvas.lines[note + 1] == "")
    #expect(canvas.cursor == Position(column: 16, row: note + 1))
  }

  @Test func aLongNameFillsItsFieldUpToTheCaret() {
    let name = String((0..<320).map { Character(String($0 % 10)) })
    var form = FormState(
      editing: Contact(name: name, phones: ["1"]), language: .en, today: today)
    #expect(form.canvas().lines[2].dropFirst(16) == "…" + name.suffix(61))
    #expect(form.canvas().cursor?.column == 78)
    form.type("abc")
    #expect(form.canvas().lines[2].dropFirst(16) == "…" + name.suffix(58) + "abc")
    form.type(String(repeating: "<Left>", count: 61))
    #expect(form.canvas().lines[2].dropFirst(16) == "…" + name.suffix(58) + "abc")
    form.type("<Left>")
    #expect(form.canvas().lines[2].dropFirst(16) == "…" + name.suffix(59) + "abc")
    #expect(form.canvas().cursor?.column == 17)
  }

  @Test func aNameThatOutgrowsItsFieldScrollsByOneColumn() {
    let digits = String((0..<62).map { Character(String($0 % 10)) })
    var form = FormState(adding: .en, today: today)
    form.type(digits)
    #expect(form.canvas().lines[2].dropFirst(16) == digits)
    form.type("a")
    #expect(form.canvas().lines[2].dropFirst(16) == "…" + digits.dropFirst(2) + "a")
  }

  @Test(arguments: Language.allCases)
  func menus(_ language: Language) throws {
    var form = FormState(editing: .nana, language: language, today: today)
    form.type("<Tab><Tab><^T>")
    try expectScreen(form.canvas(), "Form/types-80x24-\(language)")
    form.type("Hotline")
    try expectScreen(form.canvas(), "Form/own-type-80x24-\(language)")
    form = FormState(adding: language, today: today)
    form.type("<PgDn><Enter>")
    try expectScreen(form.canvas(), "Form/add-field-80x24-\(language)")
  }

  @Test(arguments: Language.allCases)
  func questionAndError(_ language: Language) throws {
    var form = FormState(adding: language, today: today)
    form.type("王<Esc>")
    try expectScreen(form.canvas(rows: 12), "Form/question-80x12-\(language)")
    form.type("<Esc><^S>")
    try expectScreen(form.canvas(rows: 12), "Form/error-80x12-\(language)")
  }
}
