import BookUI
import ContactModel
import ScreenModel
import Testing

@Suite struct FormNavigationTests {
  private var adding: FormState { FormState(adding: .en, today: today) }
  private var editing: FormState { FormState(editing: .nana, language: .en, today: today) }

  // MARK: - Leaving

  @Test(arguments: ["<Esc>", "<^C>", "x<BS><Esc>", "x<Esc>d", "x<Esc><Esc><Esc>d", "x<Esc>qd"])
  func leaves(_ notation: String) {
    var form = adding
    guard case .close = form.type(notation) else {
      Issue.record("still open after \(notation)")
      return
    }
  }

  @Test func asksBeforeItLosesSomething() {
    var form = editing
    guard case .none = form.type("x<Esc>") else {
      Issue.record("closed")
      return
    }
    #expect(
      form.statusLine == " Not saved yet.   s save   d discard   Esc go on editing")
    form.type("<Esc>y")
    #expect(form.draft[.name] == "欧阳娜娜xy")
  }

  @Test func theQuestionTakesNoText() {
    var form = editing
    form.type("x<Esc>qqq")
    _ = form.handle(.paste("pasted"))
    form.type("<Esc>")
    #expect(form.draft[.name] == "欧阳娜娜x")
  }

  @Test func savesFromTheQuestion() throws {
    var form = editing
    guard case .save(let contact) = form.type("x<Esc>s") else {
      Issue.record("not saved")
      return
    }
    #expect(contact[.name] == "欧阳娜娜x")
  }

  @Test func aFailedSaveKeepsEverythingAndSaysWhy() throws {
    var form = editing
    form.type("x<^S>")
    form.saveFailed(message: "a.vcf: the disk is full. Free space, then ^S")
    #expect(form.statusLine == " ! a.vcf: the disk is full. Free space, then ^S")
    #expect(try form.saved()[.name] == "欧阳娜娜x")
  }

  @Test func aLongMessageIsShownWhole() {
    var form = editing
    form.saveFailed(message: String(repeating: "not saved ", count: 12) + "so press ^S")
    let lines = form.canvas().lines.suffix(2)
    #expect(lines.first?.hasPrefix(" ! not saved") == true)
    #expect(lines.last?.hasSuffix("so press ^S") == true)
  }

  // MARK: - Moving

  @Test func upAndDownGoThroughTheLines() {
    var form = adding
    let rows = [2, 3, 4, 5, 6, 7, 9]
    for row in rows.dropFirst() {
      form.type("<Tab>")
      #expect(form.canvas().cursor?.row == row)
    }
    for row in rows.dropLast().reversed() {
      form.type("<S-Tab>")
      #expect(form.canvas().cursor?.row == row)
    }
    form.type("<Up>")
    #expect(form.canvas().cursor?.row == 2)
    form.type("<PgDn>")
    #expect(form.canvas().cursor?.row == 9)
    form.type("<PgUp>")
    #expect(form.canvas().cursor?.row == 2)
  }

  @Test func whatWasCutInOneFieldGoesIntoAnother() throws {
    let form = adding
    let saved = try form.saved("Li 139<^W><Tab><Tab><^Y>")
    #expect(saved[.name] == "Li")
    #expect(saved[.phones].map(\.value) == ["139"])
  }

  @Test func pasteGoesIntoTheFieldAsOneLine() throws {
    var form = adding
    form.type("Li<Tab><Tab>")
    _ = form.handle(.paste("010\n5555"))
    #expect(try form.saved()[.phones].map(\.value) == ["010 5555"])
  }

  @Test func anUnboundKeySaysSo() {
    var form = adding
    form.type("<F9>")
    #expect(form.statusLine == " F9 does nothing here.  F1 help")
    form.type("<^O>")
    #expect(form.statusLine == " ^O does nothing here.  F1 help")
    #expect(!form.isChanged)
  }

  @Test func everyKeyOfTheMapIsOneCommandAndNoText() {
    let keys = FormKeyMap.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    let textKeys = Set(TextKeyMap.all.flatMap(\.keys))
    #expect(textKeys.isDisjoint(with: keys))
    for key in keys {
      if case .character = key.code { Issue.record("\(key.name) is text") }
    }
  }

  @Test(arguments: [("<F1>", "help"), ("<^G>", "help"), ("<^S>", "none")])
  func asksItsOwner(_ notation: String, _ expected: String) {
    var form = adding
    let outcome =
      switch form.type(notation) {
      case .help: "help"
      default: "none"
      }
    #expect(outcome == expected)
  }

  // MARK: - Menus

  @Test(arguments: [
    ("work<Enter>", ["voice", "work"], ""), ("work f<Enter>", ["fax", "voice", "work"], ""),
    ("传真<Enter>", ["fax", "voice"], ""), ("Hotline<Enter>", ["voice"], "Hotline"),
    ("<Enter>", ["cell", "voice"], ""), ("<Down><Enter>", ["home", "voice"], ""),
    ("w<Esc>", ["cell", "voice"], ""),
  ])
  func theTypeIsChosenOrWritten(_ notation: String, _ types: [String], _ label: String) {
    var form = editing
    form.type("<Tab><Tab><^T>" + notation)
    #expect(form.draft[.phones][0].types == types)
    #expect(form.draft[.phones][0].label == label)
    #expect(form.draft[.phones][0].value == "13800138000")
    #expect(form.draft[.phones][0].source == 11)
  }

  @Test func aChosenTypeReplacesAnOwnLabel() {
    var form = editing
    form.type("<Tab><Tab><Tab><^T>main<Enter>")
    #expect(form.draft[.phones][1].types == ["main"])
    #expect(form.draft[.phones][1].label == "")
    #expect(form.isChanged)
  }

  @Test func theTypeOfAChatNameIsItsService() throws {
    var form = FormState(editing: Contact(name: "Li", phones: ["1"]), language: .zh, today: today)
    form.type("<PgDn><Enter>IM<Enter>li<^T>qq<Enter>")
    let saved = try form.saved()
    #expect(saved[.ims].map(\.service) == ["QQ"])
    #expect(saved[.ims].map(\.value) == ["li"])
  }

  @Test func aLineWithoutTypesSaysSo() {
    var form = adding
    form.type("<^T>")
    #expect(form.statusLine == " This line has no type.")
  }

  @Test func anAddedFieldStandsInItsPlaceWithTheCaret() {
    var form = FormState(editing: Contact(name: "Li", phones: ["1"]), language: .en, today: today)
    form.type("<PgDn><Enter>note<Enter>n<PgDn><Enter>nick<Enter>k<PgDn><Enter>e-<Enter>")
    let labels = form.canvas().lines.map { $0.prefix(14).filter { $0 != " " } }
    #expect(labels[9...14] == ["", "E-mail", "Nickname", "Note", "", ""])
    #expect(form.canvas().cursor == Position(column: 28, row: 10))
  }

  @Test func typingOnTheAddFieldLineFindsAField() {
    var form = adding
    form.type("<PgDn>nick<Enter>Li<Up><Up>")
    #expect(form.draft[.nickname] == "Li")
  }

  @Test func downOnTheLastLineStaysThere() {
    var form = adding
    form.type("<PgDn><Down><Tab>")
    #expect(form.canvas().cursor?.row == 9)
    #expect(form.statusLine == " ↵ list the fields   F1 help")
    form.type(" note<Enter>x")
    #expect(form.draft[.note] == "x")
  }

  @Test func anAddedFieldKeepsWhatWasCut() {
    var form = adding
    form.type("Li<^U><PgDn>nick<Enter><^Y>")
    #expect(form.draft[.nickname] == "Li")
    #expect(form.draft[.name] == "")
  }

  @Test func theReadingInUseStandsInTheEmptyField() {
    var form = FormState(
      editing: Contact(name: "乐小明", phones: ["1"]), language: .en, today: today)
    form.type("<PgDn>family r<Enter>")
    #expect(form.canvas().lines.contains { $0.hasSuffix("  read as yuè now") })
  }

  @Test func partsShowHowANewNameIsSplit() throws {
    var form = adding
    form.type("欧阳小美<Tab><Tab>1<PgDn>given<Enter>")
    #expect(form.canvas().lines.contains { $0.hasSuffix("Given name  小美") })
    form.type("<PgUp><PgUp><^U>曾小明<Tab>")
    #expect(form.canvas().lines.contains { $0.hasSuffix("Given name  小明") })
    #expect(try form.saved()[.family] == "曾")
  }

  @Test func aReadingOfAnotherNameGoesUnlessItWasTypedToo() throws {
    var contact = Contact(name: "欧阳小美", phones: ["1"])
    (contact[.family], contact[.given]) = ("欧阳", "小美")
    contact[.phoneticFamily] = "Ouyang"
    var form = FormState(editing: contact, language: .en, today: today)
    form.type("<^U>曾小美")
    #expect(try form.saved()[.phoneticFamily] == "")
    form.type("<Down><Down><Down><Down><Down><Down><Down>")
    #expect(form.canvas().lines.contains { $0.hasSuffix("Family reading  read as zēng now") })
    #expect(try form.saved("Ceng")[.phoneticFamily] == "Ceng")
  }

  @Test func aNewPhoneticNameWinsOverTheSortKeyThatTheCardHad() throws {
    var contact = Contact(name: "乐小明", phones: ["1"])
    (contact[.family], contact[.given]) = ("乐", "小明")
    contact[.phoneticFamily] = "Yue"
    contact[.sortAs] = "Yue Xiaoming"
    let form = FormState(editing: contact, language: .en, today: today)
    let saved = try form.saved("<Down><Down><Down><Down><Down><Down><Down><^U>Le")
    #expect(saved[.phoneticFamily] == "Le")
    #expect(saved[.sortAs] == "")
  }

  @Test func aCorrectedSplitStays() throws {
    var form = adding
    form.type("欧阳小美<Tab><Tab>1<PgDn>family n<Enter><^U>欧<PgDn>given<Enter><^U>阳小美")
    let saved = try form.saved()
    #expect(saved[.name] == "欧阳小美")
    #expect(saved[.family] == "欧")
    #expect(saved[.given] == "阳小美")
  }

  @Test func everyFieldCanBeAddedOnce() {
    var form = adding
    var count = 0
    while count < 100 {
      form.type("<PgDn><PgDn><PgDn><PgDn><PgDn><PgDn><Enter><Enter>")
      if form.statusLine.contains("Every field") { break }
      count += 1
    }
    #expect(count == 24)
    #expect(!form.isChanged)
  }

  // MARK: - What only is shown

  @Test func keptPropertiesAreListed() {
    var form = FormState(editing: .nana, language: .en, today: today)
    while !form.statusLine.contains("list them") { form.type("<Tab>") }
    form.type("<Enter>")
    let lines = form.canvas(rows: 60).lines
    for text in ["X-ABADR: cn", "X-ABRELATEDNAMES (Spouse): 张三", "X-CUSTOM-THING: keep me"] {
      #expect(lines.contains { $0.hasSuffix(text) })
    }
    form.type("x")
    #expect(form.statusLine == " This line can't be changed.")
    #expect(!form.isChanged)
  }

  @Test func aGroupsMembersAreListed() {
    let form = FormState(
      editing: Contact(name: "Choir"), memberNames: ["王源", "Ines Calder"], language: .en,
      today: today)
    let lines = form.canvas().lines
    #expect(lines.contains { $0.contains("Member  王源") })
    #expect(lines.contains { $0.contains("Ines Calder") })
  }

  @Test(arguments: [("S", true), ("D", false)])
  func capitalsAnswerAsSmallLetters(_ key: String, _ saves: Bool) {
    var form = FormState(editing: .nana, language: .en, today: today)
    switch form.type("x<Esc>" + key) {
    case .save: #expect(saves)
    case .close: #expect(!saves)
    default: Issue.record("no answer")
    }
  }

  // MARK: - Read-only books

  @Test(arguments: ["x", "<BS>", "<^K>", "<^S>", "<Tab><Tab><^T>"])
  func aReadOnlyFormExplains(_ notation: String) {
    var form = FormState(
      editing: .nana, language: .en, today: today, readOnlyReason: "No permission to write.")
    guard case .none = form.type(notation) else {
      Issue.record("did something")
      return
    }
    #expect(form.statusLine == " No permission to write.")
    #expect(!form.isChanged)
  }

  @Test func aReadOnlyFormShowsEveryLineAndNoHints() {
    var form = FormState(
      editing: .nana, language: .en, today: today, readOnlyReason: "No permission to write.")
    _ = form.handle(.paste("x"))
    #expect(form.draft == .nana)
    let text = form.canvas(rows: 60).lines.joined(separator: "\n")
    #expect(text.contains("JPEG picture, 23 KB"))
    #expect(!text.contains("Add field"))
    #expect(!text.contains("another"))
    for _ in 0..<60 { form.type("<Down>") }
    #expect(form.canvas().lines.contains { $0.contains("3 more, kept as they are") })
  }
}
