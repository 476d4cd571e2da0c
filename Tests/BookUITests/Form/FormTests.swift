import BookUI
import ContactModel
import ScreenModel
import Testing

@Suite struct FormTests {
  private var adding: FormState { FormState(adding: .en, today: today) }
  private var editing: FormState { FormState(editing: .nana, language: .en, today: today) }

  // MARK: - Adding

  @Test func addingGivesWhatWasTyped() throws {
    let form = adding
    let contact = try form.saved("欧阳小美<Tab>女<Tab>139<Down>010<Tab><Tab><Enter>钢琴，画画<Tab>29")
    #expect(contact[.name] == "欧阳小美")
    #expect(contact[.gender] == "女")
    #expect(contact[.phones].map(\.value) == ["139", "010"])
    #expect(contact[.phones].map(\.types) == [["cell"], ["cell"]])
    #expect(contact[.hobbies] == ["钢琴", "画画"])
    #expect(contact[.age] == "29")
  }

  @Test func aNewNameIsSplitIntoItsParts() throws {
    var form = adding
    let contact = try form.saved("欧阳小美<Tab><Tab>1")
    #expect(contact[.family] == "欧阳")
    #expect(contact[.given] == "小美")
    form = adding
    let other = try form.saved("Mary Ann Smith<Tab><Tab>1")
    #expect(other[.family] == "Smith")
    #expect(other[.given] == "Mary Ann")
  }

  @Test func whiteSpaceAroundANewValueIsNotSaved() throws {
    let form = adding
    let contact = try form.saved("  Li \u{3000}<Tab><Tab> 1 2 ")
    #expect(contact[.name] == "Li")
    #expect(contact[.phones].map(\.value) == ["1 2"])
  }

  // MARK: - Validation

  @Test(arguments: ["", " ", "\u{3000}", "\u{00A0}\u{200B}\t", "\u{2800}"])
  func aBlankNameIsRefused(_ blank: String) {
    var form = adding
    _ = form.handle(.paste(blank))
    form.type("<Tab><Tab>139<^S>")
    #expect(form.statusLine == " ! Name and phone can't be empty")
    #expect(form.canvas().cursor?.row == 2)
  }

  @Test func anEmptiedNameIsRefusedThoughPartsStay() {
    var contact = Contact(name: "John Smith", phones: ["1"])
    for (field, part) in [
      (Field.prefix, "Dr."), (.given, "John"), (.middle, "Q."), (.family, "Smith"),
    ] {
      contact[field] = part
    }
    var form = FormState(editing: contact, language: .en, today: today)
    form.type("<^U><^S>")
    #expect(form.statusLine == " ! Name and phone can't be empty")
  }

  @Test(arguments: ["", "  ", "\u{3000}\u{FEFF}"])
  func aBlankPhoneIsRefused(_ blank: String) {
    var form = FormState(adding: .zh, today: today)
    form.type("王磊<Tab><Tab>")
    _ = form.handle(.paste(blank))
    form.type("<Tab><Tab><Tab><^S>")
    #expect(form.statusLine == " ! 名字和号码不能为空")
    #expect(form.canvas().cursor?.row == 4)
  }

  @Test func afterARefusalTheTextIsStillThere() throws {
    var form = adding
    form.type("王磊<^S>")
    #expect(try form.saved("139")[.name] == "王磊")
  }

  @Test func theMessageGoesWithTheNextKey() {
    var form = adding
    form.type("<^S>x")
    #expect(form.statusLine == " Tab next   F1 help")
  }

  @Test(arguments: [
    (Field.organization, "示例公司"), (nil, "x@example.com"),
  ])
  func aContactThatCameWithoutAPhoneMayStaySo(_ field: Field?, _ value: String) throws {
    var contact = Contact(name: "王磊")
    if let field { contact[field] = value } else { contact[.emails] = [LabeledValue(value)] }
    let form = FormState(editing: contact, language: .en, today: today)
    let saved = try form.saved("<Tab>m")
    #expect(saved[.gender] == "m")
    #expect(saved[.phones].isEmpty)
  }

  @Test func aContactWithNothingElseNeedsAPhone() {
    var form = FormState(editing: Contact(name: "王磊"), language: .en, today: today)
    form.type("<Tab>m<^S>")
    #expect(form.statusLine == " ! Name and phone can't be empty")
  }

  @Test func aContactThatHadAPhoneNeedsOne() {
    var form = editing
    form.type("<Tab><Tab><^U><Tab><^U><^S>")
    #expect(form.statusLine == " ! Name and phone can't be empty")
  }

  @Test(arguments: [
    (Language.en, " ! Name can't be empty"), (.zh, " ! 名字不能为空"),
  ])
  func whereNoPhoneIsNeededOnlyTheNameIsAskedFor(_ language: Language, _ expected: String) {
    var contact = Contact()
    contact[.emails] = [LabeledValue("x@example.com")]
    var form = FormState(editing: contact, language: language, today: today)
    form.type("<Tab>m<^S>")
    #expect(form.statusLine == expected)
    #expect(form.canvas().cursor?.row == 2)
  }

  // MARK: - Editing

  @Test func savingWithoutAChangeCloses() {
    var form = editing
    #expect(!form.isChanged)
    guard case .close = form.type("<Tab><Tab>x<BS><^S>") else {
      Issue.record("still open")
      return
    }
  }

  @Test func anEditChangesThatValueOnly() throws {
    let form = editing
    let saved = try form.saved("<Tab><Tab><^U>139")
    var expected = Contact.nana
    expected[.phones][0].value = "139"
    #expect(saved == expected)
  }

  @Test func anEmptiedLineIsGoneAfterTheSave() throws {
    let form = editing
    let saved = try form.saved("<Tab><Tab><^U>")
    #expect(saved[.phones].map(\.value) == ["+86 10 5555 0000"])
    #expect(saved[.phones].map(\.source) == [12])
  }

  @Test func anEmptiedFieldIsGoneAfterTheSave() throws {
    var contact = Contact(name: "Li", phones: ["1"])
    contact[.gender] = "m"
    let form = FormState(editing: contact, language: .en, today: today)
    #expect(try form.saved("<Tab><^U> ")[.gender] == "")
  }

  @Test func aNewPhoneComesBelowTheOthers() throws {
    let form = editing
    let saved = try form.saved("<Tab><Tab><Tab><Tab>555")
    #expect(saved[.phones].map(\.value) == ["13800138000", "+86 10 5555 0000", "555"])
    #expect(saved[.phones].map(\.source) == [11, 12, nil])
  }

  @Test func anAddressIsEditedByItsParts() throws {
    var form = editing
    form.type("<Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab>")
    let saved = try form.saved("!<Tab><^U>上海")
    let address = saved[.addresses][0]
    #expect(saved[.addresses].count == 1)
    #expect(address.address?[.street] == "示例路 1 号\n2 单元!")
    #expect(address.address?[.city] == "上海")
    #expect(address.address?[.postcode] == "100000")
    #expect(address.value == "北京上海示例路 1 号\n2 单元!\n100000 中国")
    #expect(address.source == 14)
  }

  @Test func anAddedAddressGetsItsLines() throws {
    var form = FormState(editing: Contact(name: "Li", phones: ["1"]), language: .en, today: today)
    form.type("<PgDn><Enter>addr<Enter>")
    let saved = try form.saved("Main St 1<Tab>Berlin<Tab><Tab>10115")
    #expect(saved[.addresses].map(\.types) == [["home"]])
    #expect(saved[.addresses][0].value == "Main St 1\nBerlin, 10115")
  }

  @Test func anItemWithACommaStaysOneItem() throws {
    var contact = Contact(name: "Li", phones: ["1"])
    contact[.hobbies] = ["Reading, slowly", "Go"]
    let form = FormState(editing: contact, language: .en, today: today)
    let saved = try form.saved("<Tab><Tab><Tab><Tab><Tab>; Tea")
    #expect(saved[.hobbies] == ["Reading, slowly", "Go", "Tea"])
  }

  @Test func theNoteHasLines() throws {
    let form = FormState(editing: Contact(name: "Li", phones: ["1"]), language: .en, today: today)
    let saved = try form.saved("<PgDn><Enter>note<Enter>one<M-Enter>two<Up>!")
    #expect(saved[.note] == "one!\ntwo")
  }

  @Test(arguments: [
    ("1987-5-4", "1987-05-04"), ("1987年5月4日", "1987-05-04"), ("19870504", "1987-05-04"),
    ("1987/05/04", "1987-05-04"), ("5月4日", "--05-04"), ("--5-4", "--05-04"),
    ("4/5/1987", "4/5/1987"), ("1987-13-40", "1987-13-40"), ("spring 1987", "spring 1987"),
    ("99999999999999999999", "99999999999999999999"), ("1987", "1987"),
  ])
  func aBirthdayIsWrittenInItsOneSpelling(_ typed: String, _ saved: String) throws {
    let form = FormState(editing: Contact(name: "Li", phones: ["1"]), language: .en, today: today)
    let contact = try form.saved("<PgDn><Enter>birth<Enter>\(typed)")
    #expect(contact[.birthday] == saved)
  }

  // MARK: - Age, picture, kind

  @Test func theAgeFollowsTheBirthday() throws {
    var contact = Contact(name: "Li", phones: ["1"])
    contact[.birthday] = "1990-12-01"
    contact[.age] = "about 30"
    var form = FormState(editing: contact, language: .en, today: today)
    let age = { (form: FormState) in form.canvas().lines.first { $0.contains("Age") } ?? "" }
    #expect(age(form).hasSuffix("  35"))
    form.type("<Tab><Tab><Tab><Tab><Tab><Tab>9")
    #expect(form.statusLine.contains("The age comes from the birthday"))
    #expect(!form.isChanged)
    form.type("<Tab><^U>1990-11-30")
    #expect(age(form).hasSuffix("  36"))
    form.type("<^U>--11-30")
    #expect(age(form).hasSuffix("about 30"))
  }

  @Test func aPictureIsReplacedByAFileName() throws {
    let form = editing
    let saved = try form.saved("<Tab><Tab><Tab><Tab><Tab>~/a b.png")
    #expect(saved.picture == .file(path: "~/a b.png"))
  }

  @Test func aPictureIsTakenOutByADeletion() throws {
    var form = editing
    form.type("<Tab><Tab><Tab><Tab><Tab><BS>")
    #expect(try form.saved().picture == nil)
    #expect(form.canvas().lines[7].hasSuffix("removed with the save"))
  }

  @Test func aPictureReferenceIsAText() throws {
    var contact = Contact(name: "Li", phones: ["1"])
    contact.picture = .reference("https://example.com/a.png")
    let form = FormState(editing: contact, language: .en, today: today)
    let saved = try form.saved("<Tab><Tab><Tab><Tab><BS><BS><BS>jpg")
    #expect(saved.picture == .reference("https://example.com/a.jpg"))
  }

  @Test func theKindIsChangedWithTheBlank() throws {
    var form = FormState(editing: Contact(name: "Li", phones: ["1"]), language: .en, today: today)
    form.type("<PgDn><Enter>kind<Enter> ")
    #expect(try form.saved().kind == .organization)
    form.type("<Right>")
    #expect(!form.isChanged)
  }
}
