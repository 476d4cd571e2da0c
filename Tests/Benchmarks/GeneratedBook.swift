import Pinyin

/// Contacts as a big address book has them: six in ten Chinese, the others Latin. The same ones at
/// every run.
struct GeneratedBook {
  private var state: UInt64 = 20_240_601
  private(set) var contacts: [SearchFields] = []

  init(count: Int) {
    contacts.reserveCapacity(count)
    for number in 0..<count { contacts.append(contact(number)) }
  }

  private mutating func contact(_ number: Int) -> SearchFields {
    let name = random(10) < 6 ? chineseName() : latinName()
    var phones = ["1" + digits(10)]
    if random(100) < 35 { phones.append("+86 10 \(digits(4)) \(digits(4))") }
    let emails = (0..<Self.emailCounts[random(10)]).map { _ in
      "u\(number).\(random(10_000))@\(pick(Self.domains))"
    }
    return SearchFields(
      name: SortName(name), organization: random(10) < 4 ? pick(Self.organizations) : "",
      phones: phones,
      emails: emails, note: random(10) == 0 ? "同学 met at conference" : "")
  }

  /// The commonest surnames come first and most often, more or less as in life.
  private mutating func chineseName() -> String {
    let place = min(random(Self.surnames.count), random(Self.surnames.count))
    let surname = random(100) < 2 ? pick(Self.compounds) : String(Self.surnames[place])
    let given = (0..<(random(10) < 2 ? 1 : 2)).map { _ in
      String(Self.characters[random(Self.characters.count)])
    }
    return surname + given.joined()
  }

  private mutating func latinName() -> String {
    pick(Self.givenNames) + " " + pick(Self.familyNames)
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(random(10)) }.joined()
  }

  private mutating func pick(_ choices: [String]) -> String { choices[random(choices.count)] }

  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
  }
}

extension GeneratedBook {
  private static let surnames = Array(
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程苏魏吕丁任卢单仇查解区")
  private static let compounds = ["欧阳", "司马", "上官", "诸葛"]
  private static let characters = Array(
    "伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂华文辉建国玲红梅玉兰志鹏飞宇浩然子轩雨欣梓涵思远嘉怡佳琪俊"
      + "晨曦睿博瑞泽海波晓东永福成龙庆春雪莲凤珍金生长乐重阳朝行健传雄和乔恩艾米岚川石一诺")
  private static let givenNames = [
    "James", "Mary", "Robert", "Zoë", "Víctor", "Łukasz", "Jürgen", "Hélène", "Éric", "Susan",
  ]
  private static let familyNames = [
    "Smith", "Johnson", "Williams", "Müller", "Schäfer", "Ångström", "O'Brien", "Xu", "Lee",
  ]
  private static let organizations = [
    "Acme", "Globex", "北京示例科技有限公司", "上海样例贸易", "示例大学", "Müller GmbH",
  ]
  private static let domains = ["example.com", "example.org", "mail.example.net"]
  private static let emailCounts = [0, 1, 1, 1, 1, 1, 1, 2, 2, 3]
}
