import ContactModel

/// The columns of Outlook's exports: desktop and web, in English, German, and Chinese.
enum OutlookColumns {
  static let rules: [ColumnRule] = names + phones + addresses + others

  private static let names: [ColumnRule] = [
    ColumnRule("Title", "Anrede", "英文称谓", "称谓", is: .text(.prefix)),
    ColumnRule("First Name", "Vorname", "名", is: .text(.given)),
    ColumnRule("Middle Name", "Weitere Vornamen", "中间名", is: .text(.middle)),
    ColumnRule("Last Name", "Nachname", "姓", is: .text(.family)),
    ColumnRule("Suffix", "中文称谓", "后缀", is: .text(.suffix)),
    ColumnRule("Nickname", "Spitzname", "昵称", is: .nicknames),
    ColumnRule("Given Yomi", is: .text(.phoneticGiven)),
    ColumnRule("Surname Yomi", is: .text(.phoneticFamily)),
    ColumnRule("Company Yomi", is: .text(.phoneticOrganization)),
    ColumnRule("Initials", "Initialen", "缩写", is: .derived),
    ColumnRule("Company", "Firma", "单位", is: .text(.organization)),
    ColumnRule("Department", "Abteilung", "部门", is: .text(.department)),
    ColumnRule("Job Title", "Position", "职务", is: .text(.jobTitle)),
  ]

  private static let phones: [ColumnRule] = [
    ColumnRule(
      "Assistant's Phone", "Telefon Assistent", "助理的电话", is: .value(.phones, label: "assistant")),
    ColumnRule("Business Fax", "Fax geschäftlich", "商务传真", is: .value(.phones, "fax", "work")),
    ColumnRule("Business Phone", "Telefon geschäftlich", "商务电话", is: .value(.phones, "work")),
    ColumnRule("Business Phone 2", "Telefon geschäftlich 2", "商务电话 2", is: .value(.phones, "work")),
    ColumnRule("Callback", "Rückmeldung", "回电话", is: .value(.phones, label: "Callback")),
    ColumnRule("Car Phone", "Autotelefon", "车载电话", is: .value(.phones, "car")),
    ColumnRule("Company Main Phone", "Telefon Firma", "单位主要电话", is: .value(.phones, "main")),
    ColumnRule("Home Fax", "Fax privat", "住宅传真", is: .value(.phones, "fax", "home")),
    ColumnRule("Home Phone", "Telefon privat", "住宅电话", is: .value(.phones, "home")),
    ColumnRule("Home Phone 2", "Telefon privat 2", "住宅电话 2", is: .value(.phones, "home")),
    ColumnRule("ISDN", is: .value(.phones, "isdn")),
    ColumnRule("Mobile Phone", "Mobiltelefon", "移动电话", is: .value(.phones, "cell")),
    ColumnRule("Mobile Phone 2", "Mobiltelefon 2", is: .value(.phones, "cell")),
    ColumnRule("Other Fax", "Weiteres Fax", "其他传真", is: .value(.phones, "fax")),
    ColumnRule("Other Phone", "Weiteres Telefon", "其他电话", is: .value(.phones, "other")),
    ColumnRule("Pager", "寻呼机", is: .value(.phones, "pager")),
    ColumnRule("Primary Phone", "Haupttelefon", "主要电话", is: .value(.phones, label: "Primary")),
    ColumnRule("Radio Phone", "Funktelefon", "无绳电话", is: .value(.phones, label: "Radio")),
    ColumnRule(
      "TTY/TDD Phone", "Telefon für Hörbehinderte", "TTY/TDD 电话",
      is: .value(.phones, "textphone", label: "TTY/TDD")),
    ColumnRule("Telex", "电报", is: .value(.phones, label: "Telex")),
    ColumnRule("E-mail Address", "E-Mail-Adresse", "电子邮件地址", is: .value(.emails)),
    ColumnRule("E-mail 2 Address", "E-Mail 2: Adresse", "电子邮件 2 地址", is: .value(.emails)),
    ColumnRule("E-mail 3 Address", "E-Mail 3: Adresse", "电子邮件 3 地址", is: .value(.emails)),
    ColumnRule("E-mail Type", "E-Mail-Typ", "电子邮件类型", is: .setting(["SMTP", "EX"])),
    ColumnRule("E-mail 2 Type", "E-Mail 2: Typ", "电子邮件 2 类型", is: .setting(["SMTP", "EX"])),
    ColumnRule("E-mail 3 Type", "E-Mail 3: Typ", "电子邮件 3 类型", is: .setting(["SMTP", "EX"])),
    ColumnRule("E-mail Display Name", "E-Mail: Angezeigter Name", "电子邮件显示名称", is: .derived),
    ColumnRule(
      "E-mail 2 Display Name", "E-Mail 2: Angezeigter Name", "电子邮件 2 显示名", "电子邮件 2 显示名称",
      is: .derived),
    ColumnRule(
      "E-mail 3 Display Name", "E-Mail 3: Angezeigter Name", "电子邮件 3 显示名", "电子邮件 3 显示名称",
      is: .derived),
    ColumnRule("Web Page", "Webseite", "网页", is: .value(.urls)),
    ColumnRule("Personal Web Page", is: .value(.urls, "home")),
    ColumnRule("IM Address", is: .value(.ims)),
  ]

  private static let addresses: [ColumnRule] = [
    .street(.workAddress, "Business Street", "Straße geschäftlich", "商务地址 街道"),
    .moreStreet(.workAddress, "Business Street 2", "Straße geschäftlich 2", "商务地址 街道 2"),
    .moreStreet(.workAddress, "Business Street 3", "Straße geschäftlich 3", "商务地址 街道 3"),
    .address(.workAddress, .city, "Business City", "Ort geschäftlich", "商务地址 市/县"),
    .address(.workAddress, .region, "Business State", "Region geschäftlich", "商务地址 省/市/自治区"),
    .address(
      .workAddress, .postcode, "Business Postal Code", "Postleitzahl geschäftlich", "商务地址 邮政编码"),
    .address(
      .workAddress, .country, "Business Country/Region", "Business Country",
      "Land/Region geschäftlich", "商务地址 国家/地区"),
    .address(
      .workAddress, .pobox, "Business Address PO Box", "Postfach geschäftlich", "商务地址 - 邮箱"),
    .formatted(.workAddress, "Business Address"),
    .street(.homeAddress, "Home Street", "Straße privat", "住宅地址 街道"),
    .moreStreet(.homeAddress, "Home Street 2", "Straße privat 2", "住宅地址 街道 2"),
    .moreStreet(.homeAddress, "Home Street 3", "Straße privat 3", "住宅地址 街道 3"),
    .address(.homeAddress, .city, "Home City", "Ort privat", "住宅地址 市/县"),
    .address(.homeAddress, .region, "Home State", "Bundesland/Kanton privat", "住宅地址 省/市/自治区"),
    .address(.homeAddress, .postcode, "Home Postal Code", "Postleitzahl privat", "住宅地址 邮政编码"),
    .address(
      .homeAddress, .country, "Home Country/Region", "Home Country", "Land/Region privat",
      "住宅地址 国家/地区"),
    .address(.homeAddress, .pobox, "Home Address PO Box", "Postfach privat", "住宅地址 - 邮箱"),
    .formatted(.homeAddress, "Home Address"),
    .street(.otherAddress, "Other Street", "Weitere Straße", "其他地址 街道"),
    .moreStreet(.otherAddress, "Other Street 2", "Weitere Straße 2", "其他地址 街道 2"),
    .moreStreet(.otherAddress, "Other Street 3", "Weitere Straße 3", "其他地址 街道 3"),
    .address(.otherAddress, .city, "Other City", "Weiterer Ort", "其他地址 市/县"),
    .address(
      .otherAddress, .region, "Other State", "Weiteres/r Bundesland/Kanton", "其他地址 省/市/自治区"),
    .address(.otherAddress, .postcode, "Other Postal Code", "Weitere Postleitzahl", "其他地址 邮政编码"),
    .address(
      .otherAddress, .country, "Other Country/Region", "Other Country", "Weiteres/e Land/Region",
      "其他地址 国家/地区"),
    .address(.otherAddress, .pobox, "Other Address PO Box", "Weiteres Postfach", "其他地址 - 邮箱"),
    .formatted(.otherAddress, "Other Address"),
  ]

  private static let others: [ColumnRule] = [
    ColumnRule("Birthday", "Geburtstag", "生日", is: .birthday),
    ColumnRule("Anniversary", "Jahrestag", "纪念日", is: .value(.dates, label: "anniversary")),
    ColumnRule("Hobby", "Hobbies", "业余爱好", is: .words(.hobbies)),
    ColumnRule("Categories", "Kategorien", "类别", is: .words(.categories)),
    ColumnRule("Notes", "Notizen", "附注", is: .text(.note)),
    ColumnRule("Spouse", "Partner", "配偶", is: .relation("spouse")),
    ColumnRule("Children", "Kinder", "子女", is: .relation("child")),
    ColumnRule(
      "Manager's Name", "Name des/r Vorgesetzten", "Name des/der Vorgesetzten", "经理姓名",
      is: .relation("manager")),
    ColumnRule(
      "Assistant's Name", "Name Assistent", "Assistent(in)", "助理的姓名", is: .relation("assistant")),
    ColumnRule("Gender", "Geschlecht", "性别", is: .text(.gender)),
    ColumnRule("Priority", "Priorität", "优先级", is: .setting(["Normal", "普通", "一般", "正常"])),
    ColumnRule(
      "Sensitivity", "Vertraulichkeit", "敏感度", is: .setting(["Normal", "普通", "一般", "正常"])),
    ColumnRule("Private", "Privat", "私有", is: .setting(["False", "Falsch", "Aus", "0", "假", "否"])),
  ]
}

extension ColumnRule {
  static func street(_ group: ColumnGroup, _ headings: String...) -> ColumnRule {
    ColumnRule(headings, .part(group, .address(.street)))
  }

  static func moreStreet(_ group: ColumnGroup, _ headings: String...) -> ColumnRule {
    ColumnRule(headings, .part(group, .moreStreet))
  }

  static func address(
    _ group: ColumnGroup, _ part: PostalAddress.Part, _ headings: String...
  ) -> ColumnRule {
    ColumnRule(headings, .part(group, .address(part)))
  }

  static func formatted(_ group: ColumnGroup, _ headings: String...) -> ColumnRule {
    ColumnRule(headings, .part(group, .formatted))
  }

  private init(_ headings: [String], _ meaning: ColumnMeaning) {
    self.headings = headings
    self.meaning = meaning
  }
}
