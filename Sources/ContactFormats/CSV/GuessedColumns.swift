import ContactModel

/// Headings that people give their tables, and other programs than Google's and Outlook; in Chinese,
/// English, German, French, Spanish.
enum GuessedColumns {
  static let rules: [ColumnRule] = names + reach + places + others

  private static let names: [ColumnRule] = [
    ColumnRule(
      "Name", "Full Name", "Display Name", "Contact", "Contact Name", "FN", "姓名", "名字", "名称", "全名",
      "联系人", "联系人姓名", "客户姓名", "学生姓名", "员工姓名", "聯絡人", "显示名称", "Vollständiger Name", "Anzeigename",
      "Nom complet", "Nombre completo", is: .text(.name)),
    ColumnRule(
      "First Name", "Firstname", "Given Name", "Forename", "名", "Vorname", "Prénom", "Prenom",
      "Nombre",
      is: .text(.given)),
    ColumnRule("Middle Name", "中间名", "Segundo nombre", is: .text(.middle)),
    ColumnRule(
      "Last Name", "Lastname", "Surname", "Family Name", "姓", "姓氏", "Nachname", "Familienname",
      "Nom",
      "Nom de famille", "Apellido", "Apellidos", is: .text(.family)),
    ColumnRule("Prefix", "Salutation", "称谓", "称呼", "Anrede", "Civilité", is: .text(.prefix)),
    ColumnRule("Suffix", is: .text(.suffix)),
    ColumnRule(
      "Nickname", "Nick", "Alias", "昵称", "别名", "绰号", "小名", "暱稱", "Spitzname", "Surnom", "Apodo",
      is: .nicknames),
    ColumnRule("Pinyin", "拼音", "姓名拼音", "Phonetic Name", is: .phoneticName),
    ColumnRule(
      "Company", "Organization", "Organisation", "Employer", "Company Name", "公司", "公司名称", "单位",
      "单位名称",
      "工作单位", "机构", "组织", "企业", "Firma", "Unternehmen", "Société", "Entreprise", "Organisation",
      "Empresa", "Organización", is: .text(.organization)),
    ColumnRule(
      "Department", "部门", "科室", "部門", "Abteilung", "Service", "Département", "Departamento",
      is: .text(.department)),
    ColumnRule(
      "Title", "Job Title", "Position", "Role", "职务", "职位", "职称", "岗位", "職稱", "Fonction", "Poste",
      "Beruf", "Cargo", "Puesto", is: .text(.jobTitle)),
  ]

  private static let reach: [ColumnRule] = [
    ColumnRule(
      "Phone", "Phone Number", "Telephone", "Telephone Number", "Tel", "Tel No", "Primary Phone",
      "Number", "Contact Number", "电话", "电话号码", "联系电话", "联系方式", "号码", "电话号", "電話", "Telefon",
      "Telefonnummer", "Telefon-Nr", "Tel-Nr", "Rufnummer", "Téléphone", "Numéro de téléphone",
      "Teléfono", "phoneNumber",
      is: .value(.phones)),
    ColumnRule(
      "Mobile", "Mobile Phone", "Mobile Number", "Cell", "Cell Phone", "Cellphone", "Cellular",
      "手机",
      "手机号", "手机号码", "移动电话", "移动号码", "行動電話", "手機", "Handy", "Mobil", "Mobiltelefon",
      "Mobilnummer", "Handynummer", "Handy-Nr", "Mobil-Nr", "Portable", "Téléphone portable",
      "Móvil", "Celular",
      is: .value(.phones, "cell")),
    ColumnRule(
      "Home Phone", "Home", "家庭电话", "住宅电话", "家庭電話", "宅电", "Telefon privat", "Privat",
      "Téléphone domicile", "Teléfono casa", is: .value(.phones, "home")),
    ColumnRule(
      "Work Phone", "Business Phone", "Office Phone", "Office", "办公电话", "单位电话", "公司电话", "工作电话",
      "座机", "固定电话", "Telefon geschäftlich", "Geschäftlich", "Téléphone bureau", "Teléfono trabajo",
      is: .value(.phones, "work")),
    ColumnRule("Fax", "Fax Number", "传真", "传真号码", "傳真", "Télécopie", is: .value(.phones, "fax")),
    ColumnRule("Pager", "Pager Number", "寻呼机", is: .value(.phones, "pager")),
    ColumnRule(
      "E-mail", "Email", "Mail", "E-mail Address", "Email Address", "Primary Email",
      "Secondary Email",
      "邮箱", "电子邮箱", "邮箱地址", "电子邮件", "邮件", "电邮", "電子郵件", "E-Mail-Adresse", "Courriel",
      "Adresse e-mail", "Adresse électronique", "Correo", "Correo electrónico", is: .value(.emails)),
    ColumnRule("Work Email", "Business Email", "工作邮箱", "公司邮箱", is: .value(.emails, "work")),
    ColumnRule("Home Email", "Personal Email", "个人邮箱", "私人邮箱", is: .value(.emails, "home")),
    ColumnRule(
      "Website", "Web Site", "URL", "Web", "Web Page", "Homepage", "网站", "网址", "主页", "個人網站",
      "Webseite", "Internet", "Site web", "Sitio web", "Página web", is: .value(.urls)),
    ColumnRule("WeChat", "微信", "微信号", is: .value(.ims, service: "WeChat")),
    ColumnRule("QQ", "QQ号", "QQ号码", is: .value(.ims, service: "QQ")),
    ColumnRule("Skype", is: .value(.ims, service: "Skype")),
    ColumnRule("WhatsApp", is: .value(.ims, service: "WhatsApp")),
    ColumnRule("Telegram", is: .value(.ims, service: "Telegram")),
    ColumnRule("微博", "Weibo", is: .value(.socialProfiles, service: "Weibo")),
  ]

  private static let places: [ColumnRule] = [
    .street(
      .address, "Address", "Street", "Street Address", "地址", "住址", "通讯地址", "通信地址", "联系地址", "详细地址",
      "街道", "Adresse", "Anschrift", "Straße", "Strasse", "Rue", "Dirección", "Calle"),
    .moreStreet(.address, "Address Line", "Street Line"),
    .address(.address, .city, "City", "Town", "城市", "市", "Ort", "Stadt", "Ville", "Ciudad"),
    .address(
      .address, .region, "State", "Region", "Province", "County", "省", "省份", "Bundesland", "Kanton",
      "Provincia", "Estado"),
    .address(
      .address, .postcode, "Postal Code", "Postcode", "ZIP", "ZIP Code", "邮编", "邮政编码", "PLZ",
      "Postleitzahl", "Code postal", "Código postal"),
    .address(.address, .country, "Country", "国家", "Land", "Pays", "País"),
    .address(.address, .pobox, "PO Box", "Postfach", "邮政信箱"),
    .street(.homeAddress, "Home Address", "Home Street", "家庭地址", "家庭住址", "住宅地址"),
    .moreStreet(.homeAddress, "Home Address 2", "Home Street 2"),
    .address(.homeAddress, .city, "Home City"),
    .address(.homeAddress, .region, "Home State"),
    .address(.homeAddress, .postcode, "Home ZipCode", "Home Postal Code", "家庭邮编"),
    .address(.homeAddress, .country, "Home Country"),
    .street(
      .workAddress, "Work Address", "Business Address", "Business Street", "Office Address", "单位地址",
      "公司地址", "办公地址", "工作地址"),
    .moreStreet(.workAddress, "Work Address 2", "Business Street 2"),
    .address(.workAddress, .city, "Work City", "Business City"),
    .address(.workAddress, .region, "Work State", "Business State"),
    .address(.workAddress, .postcode, "Work ZipCode", "Business Postal Code", "单位邮编"),
    .address(.workAddress, .country, "Work Country", "Business Country"),
  ]

  private static let others: [ColumnRule] = [
    ColumnRule("Gender", "Sex", "性别", "性別", "Geschlecht", "Sexe", "Sexo", is: .text(.gender)),
    ColumnRule("Age", "年龄", "年齡", "岁数", "Alter", "Âge", "Edad", is: .text(.age)),
    ColumnRule(
      "Birthday", "Birthdate", "Birth Date", "Date of Birth", "DOB", "BDay", "生日", "出生日期", "出生年月",
      "Geburtstag", "Geburtsdatum", "Date de naissance", "Anniversaire", "Fecha de nacimiento",
      "Cumpleaños", is: .birthday),
    // Thunderbird's; its "Birth Day" is told from a birthday by these.
    ColumnRule("Birth Year", is: .birthdayPart(.year)),
    ColumnRule("Birth Month", is: .birthdayPart(.month)),
    ColumnRule("Anniversary", "纪念日", "Jahrestag", is: .value(.dates, label: "anniversary")),
    ColumnRule(
      "Hobby", "Hobbies", "Hobbys", "Interests", "Interest", "爱好", "兴趣", "兴趣爱好", "业余爱好", "興趣",
      "Interessen",
      "Loisirs", "Aficiones", is: .words(.hobbies)),
    ColumnRule(
      "Note", "Notes", "Remark", "Remarks", "Comment", "Comments", "Memo", "备注", "附注", "说明", "備註",
      "Notiz", "Notizen", "Bemerkung", "Bemerkungen", "Remarques", "Notas", "Observaciones",
      is: .text(.note)),
    ColumnRule(
      "Category", "Categories", "Group", "Groups", "Tags", "Labels", "分组", "分类", "类别", "组别", "群组",
      "标签", "分組", "Kategorie", "Kategorien", "Gruppe", "Gruppen", "Catégorie", "Catégories",
      "Groupe", "Categoría", "Categorías", "Grupo", is: .words(.categories)),
    ColumnRule("Photo", "Picture", "Image", "照片", "图片", "头像", "Bild", "Foto", is: .pictureAddress),
    ColumnRule("Spouse", "配偶", "Conjoint", "Cónyuge", "Partner", is: .relation("spouse")),
    ColumnRule("Children", "子女", "Kinder", "Enfants", "Hijos", is: .relation("child")),
  ]
}
