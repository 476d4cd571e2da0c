import ContactFormats
import ContactModel
import TestSupport
import Testing

/// What stands in the columns of Google's, Outlook's and anybody's tables.
@Suite struct CSVColumnsTests {
  // MARK: - Google

  @Test func googlesNewColumnsAreRead() throws {
    let imported = try contact([
      ("First Name", "小桥"), ("Middle Name", ""), ("Last Name", "程"),
      ("Phonetic First Name", "xiao qiao"), ("Phonetic Last Name", "cheng"), ("Nickname", "桥桥"),
      ("File As", ""), ("Organization Name", "桥社"), ("Organization Title", "编辑"),
      ("Organization Department", "书部"), ("Birthday", " --03-08"), ("Notes", "a\nb"),
      ("Photo", "https://example.com/p.jpg"), ("Labels", "* myContacts ::: 同事"),
      ("E-mail 1 - Label", "* Work"), ("E-mail 1 - Value", "a@example.com"),
      ("Phone 1 - Label", "手机"), ("Phone 1 - Value", "+86 139 0000 0001 ::: 010 5555"),
      ("Address 1 - Label", "Home"), ("Address 1 - Formatted", "桥路 3 号\n江城"),
      ("Address 1 - Street", "桥路 3 号"), ("Address 1 - City", "江城"),
      ("Website 1 - Label", "Blog"), ("Website 1 - Value", "https://example.com"),
      ("Event 1 - Label", "Anniversary"), ("Event 1 - Value", "2010-05-20"),
      ("Relation 1 - Label", "Spouse"), ("Relation 1 - Value", "江一舟"),
      ("Custom Field 1 - Label", "微信"), ("Custom Field 1 - Value", "qiao_cn"),
    ])
    let contact = imported.contact
    #expect(contact[.name] == "程小桥")
    #expect(contact[.family] == "程")
    #expect(contact[.phoneticFamily] == "cheng")
    #expect(contact[.phoneticGiven] == "xiao qiao")
    #expect(contact[.nickname] == "桥桥")
    #expect(
      [contact[.organization], contact[.jobTitle], contact[.department]] == ["桥社", "编辑", "书部"])
    #expect(contact[.birthday] == "--03-08")
    #expect(contact[.note] == "a\nb")
    #expect(contact.picture == .reference("https://example.com/p.jpg"))
    #expect(contact[.categories] == ["myContacts", "同事"])
    #expect(
      contact[.emails] == [
        LabeledValue("a@example.com", types: ["work"], isPreferred: true)
      ])
    #expect(
      contact[.phones] == [
        LabeledValue("+86 139 0000 0001", types: ["cell"]),
        LabeledValue("010 5555", types: ["cell"]),
      ])
    #expect(contact[.addresses].map(\.types) == [["home"]])
    #expect(contact[.addresses].first?.address?[.city] == "江城")
    #expect(contact[.urls] == [LabeledValue("https://example.com", label: "Blog")])
    #expect(contact[.dates] == [LabeledValue("2010-05-20", label: "anniversary")])
    #expect(
      imported.extras == [
        Extra(.relation, label: "spouse", value: "江一舟"), Extra(label: "微信", value: "qiao_cn"),
      ])
  }

  @Test func severalAddressesOfOneLabelAreTakenApart() throws {
    let imported = try contact([
      ("First Name", "Ann"), ("Last Name", "Lee"), ("Address 1 - Label", "* Home"),
      ("Address 1 - Formatted", "1 High St\nHull ::: 2 Low St\nHull, rear door"),
      ("Address 1 - Street", "1 High St ::: 2 Low St"), ("Address 1 - City", "Hull ::: Hull"),
      ("Address 2 - Label", "Work"), ("Address 2 - Formatted", "only\nprinted"),
    ])
    let addresses = imported.contact[.addresses]
    #expect(addresses.map { $0.address?[.street] } == ["1 High St", "2 Low St", "only\nprinted"])
    #expect(addresses.map(\.isPreferred) == [true, false, false])
    // What no part of the address says is not lost.
    #expect(
      imported.extras == [
        Extra(label: "Address 1 - Formatted", value: "2 Low St\nHull, rear door")
      ])
  }

  @Test func columnsWithoutAFieldAreKeptWithTheirHeadings() throws {
    let imported = try contact([
      ("Name", "Ann Lee"), ("Given Name", "Ann"), ("Family Name", "Lee"), ("Initials", "A.L."),
      ("Sensitivity", "Normal"), ("Maiden Name", "Fox"), ("My Column", "x"),
      ("Organization 1 - Type", "* Work"), ("Organization 1 - Name", "One"),
      ("Organization 1 - Symbol", "ONE"), ("Organization 2 - Name", "Two"),
      ("IM 1 - Type", "Home"), ("IM 1 - Service", "QQ"), ("IM 1 - Value", "5550123"),
    ])
    #expect(
      imported.extras == [
        Extra(label: "Maiden Name", value: "Fox"), Extra(label: "My Column", value: "x"),
        Extra(label: "Organization 1 - Symbol", value: "ONE"),
        Extra(label: "Organization 2 - Name", value: "Two"),
      ])
    #expect(imported.contact[.organization] == "One")
    #expect(
      imported.contact[.ims] == [
        LabeledValue("5550123", types: ["home"], service: "QQ")
      ])
  }

  /// A word that TYPE has is that type and no label besides; any other is a label.
  @Test(arguments: [
    ("Home", ["home"], ""), ("Work Fax", ["fax", "work"], ""), ("手机", ["cell"], ""),
    ("Video Home", ["home", "video"], ""), ("boat", [], "boat"), ("Home boat", [], "Home boat"),
    ("", [], ""),
  ])
  func aLabelIsATypeOrALabel(label: String, types: [String], own: String) throws {
    for kind in ["E-mail", "Phone", "Website"] {
      let imported = try contact([
        ("Name", "Ann Lee"), ("\(kind) 1 - Type", "* " + label), ("\(kind) 1 - Value", "v"),
        ("Address 1 - Type", label), ("Address 1 - Street", "v"),
      ])
      let contact = imported.contact
      let values = contact[.emails] + contact[.phones] + contact[.urls] + contact[.addresses]
      #expect(values.map(\.types) == [types, types])
      #expect(values.map(\.label) == [own, own])
    }
  }

  @Test(arguments: [
    ("Name,Phone,Nickname\nAnn,1,\"Smith, the elder\"\n", ["Smith, the elder"]),
    ("姓名,电话,昵称,小名\n甲,1,\"老甲, 阿甲\",小甲\n", ["老甲, 阿甲", "小甲"]),
    ("First Name,E-mail Address,Business Phone,Nickname\nAnn,a@b.c,1,Al ::: Bo\n", ["Al ::: Bo"]),
    ("First Name,Phone 1 - Value,Nickname\nAnn,1,\"Al, Jr. ::: Bo\"\n", ["Al, Jr.", "Bo"]),
  ])
  func aNicknameIsNotSplitAtItsCommas(table: String, nicknames: [String]) throws {
    let imported = try #require(try CSVFile(bytes: Array(table.utf8)).contacts.first)
    #expect(imported.contact.nicknames == nicknames)
    #expect(imported.card(uid: "u", now: 0).contact().nicknames == nicknames)
  }

  // MARK: - Outlook

  static let outlook: [(language: String, headings: [String])] = [
    (
      "en",
      [
        "Title", "First Name", "Middle Name", "Last Name", "Company", "Department", "Job Title",
        "Business Street", "Business Street 2", "Business City", "Business Postal Code",
        "Business Country/Region", "Home Fax", "Mobile Phone", "Business Phone", "E-mail Address",
        "E-mail Type", "E-mail Display Name", "Anniversary", "Birthday", "Categories", "Spouse",
        "Priority", "Gender", "User 1",
      ]
    ),
    (
      "de",
      [
        "Anrede", "Vorname", "Weitere Vornamen", "Nachname", "Firma", "Abteilung", "Position",
        "Straße geschäftlich", "Straße geschäftlich 2", "Ort geschäftlich",
        "Postleitzahl geschäftlich", "Land/Region geschäftlich", "Fax privat", "Mobiltelefon",
        "Telefon geschäftlich", "E-Mail-Adresse", "E-Mail-Typ", "E-Mail: Angezeigter Name",
        "Jahrestag", "Geburtstag", "Kategorien", "Partner", "Priorität", "Geschlecht", "Benutzer 1",
      ]
    ),
    (
      "zh",
      [
        "英文称谓", "名", "中间名", "姓", "单位", "部门", "职务", "商务地址 街道", "商务地址 街道 2", "商务地址 市/县",
        "商务地址 邮政编码", "商务地址 国家/地区", "住宅传真", "移动电话", "商务电话", "电子邮件地址", "电子邮件类型",
        "电子邮件显示名称", "纪念日", "生日", "类别", "配偶", "优先级", "性别", "用户 1",
      ]
    ),
  ]

  @Test(arguments: [
    ("Ann Lee", []), ("Lee, Ann", []), ("Ann Lee (ann@example.com)", []), ("ann@example.com", []),
    ("AL", []), ("Annie the Brave (ann@example.com)", ["Annie the Brave (ann@example.com)"]),
    ("12345", ["12345"]), ("Reception", ["Reception"]),
  ])
  func aDisplayNameThatSaysSomethingElseIsKept(name: String, kept: [String]) throws {
    let table =
      "First Name,Last Name,E-mail Address,E-mail Type,E-mail Display Name,Business Phone\n"
      + "Ann,Lee,ann@example.com,SMTP,\"\(name)\",5\n"
    let imported = try #require(try CSVFile(bytes: Array(table.utf8)).contacts.first)
    #expect(imported.extras == kept.map { Extra(label: "E-mail Display Name", value: $0) })
  }

  @Test(arguments: outlook)
  func outlooksColumnsAreReadInThreeLanguages(language: String, headings: [String]) throws {
    let row = [
      "Dr.", "Ann", "Q", "Lee", "Acme", "Sales", "Chief", "1 High St", "Floor 2", "Hull", "HU1",
      "UK", "0800 5550199", "'+44 7700 900123", "=\"0800 5550100\"", "ann@example.com", "SMTP",
      "Ann Lee (ann@example.com)", "0/0/00", "25/5/1987", "Friends;Work", "Bo", "Normal",
      "Unspecified", "x",
    ]
    let imported = try #require(try contacts(headings, row).first)
    let contact = imported.contact
    #expect(contact[.name] == "Dr. Ann Q Lee")
    #expect(
      [contact[.prefix], contact[.given], contact[.middle], contact[.family]] == [
        "Dr.", "Ann", "Q", "Lee",
      ])
    #expect(contact[.jobTitle] == "Chief")
    #expect(
      contact[.phones] == [
        LabeledValue("0800 5550199", types: ["fax", "home"]),
        LabeledValue("+44 7700 900123", types: ["cell"]),
        LabeledValue("0800 5550100", types: ["work"]),
      ])
    let address = try #require(contact[.addresses].first)
    #expect(address.types == ["work"])
    #expect(address.address?[.street] == "1 High St\nFloor 2")
    #expect(address.address?[.postcode] == "HU1")
    #expect(address.address?[.country] == "UK")
    #expect(contact[.birthday] == "1987-05-25")
    #expect(contact[.dates] == [])
    #expect(contact[.gender] == "")
    #expect(contact[.categories] == ["Friends", "Work"])
    #expect(
      imported.extras == [
        Extra(.relation, label: "spouse", value: "Bo"),
        Extra(label: headings.last ?? "", value: "x"),
      ])
  }

  // MARK: - Headings of people's own

  @Test(arguments: [
    ["姓名", "性别", "手机", "邮箱", "爱好", "年龄", "生日", "备注", "公司", "地址"],
    [
      "Name", "Gender", "Mobile", "E-mail", "Hobbies", "Age", "Date of Birth", "Remarks", "Company",
      "Address",
    ],
    [
      "Anzeigename", "Geschlecht", "Handy-Nr", "Mail", "Hobbys", "Alter", "Geburtsdatum", "Notiz",
      "Firma", "Anschrift",
    ],
    [
      "Nom complet", "Sexe", "Portable", "Courriel", "Loisirs", "Âge", "Date de naissance",
      "Remarques", "Société", "Adresse",
    ],
    [
      "Nombre completo", "Sexo", "Móvil", "Correo electrónico", "Aficiones", "Edad", "Cumpleaños",
      "Notas", "Empresa", "Dirección",
    ],
    ["姓名（必填）", "性别", "手机号码*", "电子邮箱:", "兴趣爱好", "年龄(岁)", "出生日期", "备注1", "工作单位", "通讯地址"],
  ])
  func columnsAreGuessedByTheirHeadings(headings: [String]) throws {
    let row = [
      "单云舟", "女", "013900000001", "a@example.com；b@example.com", "书法、围棋", "007", "1987年5月4日", "老同学",
      "江城书社", "桥路 3 号",
    ]
    let contact = try #require(try contacts(headings, row).first).contact
    #expect(contact[.name] == "单云舟")
    #expect([contact[.family], contact[.given]] == ["单", "云舟"])
    #expect(contact[.gender] == "女")
    #expect(contact[.phones] == [LabeledValue("013900000001", types: ["cell"])])
    #expect(contact[.emails].map(\.value) == ["a@example.com", "b@example.com"])
    #expect(contact[.hobbies] == ["书法", "围棋"])
    #expect(contact[.age] == "007")
    #expect(contact[.birthday] == "1987-05-04")
    #expect(contact[.note] == "老同学")
    #expect(contact[.organization] == "江城书社")
    #expect(contact[.addresses].first?.address?[.street] == "桥路 3 号")
  }

  @Test func severalNumbersInOneCellAreTakenApartWhereTheyAreNumbers() throws {
    let table = try contacts(
      ["姓名", "电话", "电话2"], ["甲", "13900000001/13900000002", "0711/1234567"],
      ["乙", "13900000003；分机 8", ""])
    #expect(
      table.map { $0.contact[.phones].map(\.value) } == [
        ["13900000001", "13900000002", "0711/1234567"], ["13900000003；分机 8"],
      ])
  }

  @Test func aSecondAddressIsOneOfItsOwn() throws {
    let imported = try contact([
      ("姓名", "甲"), ("地址1", "桥路 3 号"), ("地址2", "江路 4 号"), ("电话", "1555555"),
    ])
    #expect(imported.contact[.addresses].map(\.value) == ["桥路 3 号", "江路 4 号"])
  }

  // MARK: - Without headings

  @Test func columnsAreRecognizedByTheirContent() throws {
    let table = try CSVFile(
      bytes: Array(
        """
        单云舟\t139 0000 0001\ta@example.com\t1987-05-04\tx1
        Ann Lee\t+44 7700 900123\tann@example.com\t1990/1/2\tx2
        \t010-5555 0100\t\t\t
        """.utf8))
    #expect(table.contacts.map { $0.contact[.name] } == ["单云舟", "Ann Lee", ""])
    #expect(
      table.contacts.map { $0.contact[.phones].map(\.value) } == [
        ["139 0000 0001"], ["+44 7700 900123"], ["010-5555 0100"],
      ])
    #expect(table.contacts[1].contact[.birthday] == "1990-01-02")
    #expect(table.contacts[0].extras == [Extra(label: "", value: "x1")])
  }

  @Test func headingsInAnUnknownLanguageAreNoContact() throws {
    let table = try CSVFile(
      bytes: Array("Имя;Тел;Кружок\nОльга;+7 495 5550101;шахматы\nИван;+7 495 5550102;хор\n".utf8))
    #expect(table.contacts.map { $0.contact[.name] } == ["Ольга", "Иван"])
    #expect(table.contacts[0].extras == [Extra(label: "Кружок", value: "шахматы")])
  }

  // MARK: - Rows

  @Test func rowsWithoutANameAreTakenAsFarAsTheySaySomething() throws {
    let table = try contacts(
      ["First Name", "Last Name", "Company", "E-mail Address", "Home Phone", "Priority"],
      ["", "", "Acme", "", "", "Normal"], ["", "", "", "a@example.com", "", "Normal"],
      ["", "", "", "", "", "Normal"], ["", "", "", "", "", ""])
    #expect(table.map { $0.contact[.name] } == ["Acme", ""])
    #expect(table.map(\.contact.kind) == [.organization, .person])
    #expect(table.map(\.contact.displayName) == ["Acme", "a@example.com"])
  }

  @Test(arguments: ["附注", "备注"])
  func outlooksNotesHaveTwoHeadings(heading: String) throws {
    let table = try contacts(
      ["姓", "名", "商务电话", "电子邮件地址", "微信号", heading],
      ["王", "芳", "1", "f@example.com", "fang", "x"])
    #expect(table[0].contact[.note] == "x")
    #expect(table[0].contact[.phones].map(\.types) == [["work"]])
    #expect(table[0].contact[.ims].map(\.service) == ["WeChat"])
    #expect(table[0].extras == [])
  }
}
