package import ContactModel

/// The type labels that fields usually have.
extension TypeChoice {
  static let phones = [
    TypeChoice("cell", zh: "手机", en: "Mobile"),
    TypeChoice("home", zh: "住宅", en: "Home"),
    TypeChoice("work", zh: "工作", en: "Work"),
    TypeChoice("main", zh: "总机", en: "Main"),
    TypeChoice("fax", zh: "传真", en: "Fax"),
    TypeChoice("fax", "home", zh: "住宅传真", en: "Home fax"),
    TypeChoice("fax", "work", zh: "工作传真", en: "Work fax"),
    TypeChoice("pager", zh: "寻呼机", en: "Pager"),
    TypeChoice("car", zh: "车载", en: "Car"),
    TypeChoice("other", zh: "其他", en: "Other"),
  ]

  static let personal = [
    TypeChoice("home", zh: "个人", en: "Home"),
    TypeChoice("work", zh: "工作", en: "Work"),
    TypeChoice("other", zh: "其他", en: "Other"),
  ]

  static let places = [
    TypeChoice("home", zh: "住宅", en: "Home"),
    TypeChoice("work", zh: "工作", en: "Work"),
    TypeChoice("other", zh: "其他", en: "Other"),
  ]

  static let dates = [
    TypeChoice(.label("anniversary"), zh: "纪念日", en: "Anniversary"),
    TypeChoice(.label("other"), zh: "其他", en: "Other"),
  ]

  static let services = [
    TypeChoice(.service("WeChat"), zh: "微信", en: "WeChat"),
    TypeChoice(.service("QQ"), zh: "QQ", en: "QQ"),
    TypeChoice(.service("WhatsApp"), zh: "WhatsApp", en: "WhatsApp"),
    TypeChoice(.service("Telegram"), zh: "Telegram", en: "Telegram"),
    TypeChoice(.service("Signal"), zh: "Signal", en: "Signal"),
    TypeChoice(.service("Skype"), zh: "Skype", en: "Skype"),
    TypeChoice(.service("Jabber"), zh: "Jabber", en: "Jabber"),
    TypeChoice(.service("LINE"), zh: "LINE", en: "LINE"),
    TypeChoice(.service("Facebook"), zh: "Facebook", en: "Facebook"),
    TypeChoice(.service("GoogleTalk"), zh: "Google Talk", en: "Google Talk"),
    TypeChoice(.service("AIM"), zh: "AIM", en: "AIM"),
    TypeChoice(.service("ICQ"), zh: "ICQ", en: "ICQ"),
    TypeChoice(.service("MSN"), zh: "MSN", en: "MSN"),
    TypeChoice(.service("Yahoo"), zh: "Yahoo", en: "Yahoo"),
  ]

  static let networks = [
    TypeChoice(.service("Weibo"), zh: "微博", en: "Weibo"),
    TypeChoice(.service("Douyin"), zh: "抖音", en: "Douyin"),
    TypeChoice(.service("Mastodon"), zh: "Mastodon", en: "Mastodon"),
    TypeChoice(.service("Facebook"), zh: "Facebook", en: "Facebook"),
    TypeChoice(.service("Instagram"), zh: "Instagram", en: "Instagram"),
    TypeChoice(.service("LinkedIn"), zh: "领英", en: "LinkedIn"),
    TypeChoice(.service("Twitter"), zh: "Twitter", en: "Twitter"),
  ]

  /// Labels that address books of other programs write in English.
  static let knownLabels: [String: Phrase] = [
    "mobile": Phrase(zh: "手机", en: "Mobile"), "cell": Phrase(zh: "手机", en: "Mobile"),
    "iphone": Phrase(zh: "iPhone", en: "iPhone"), "home": Phrase(zh: "住宅", en: "Home"),
    "work": Phrase(zh: "工作", en: "Work"), "main": Phrase(zh: "总机", en: "Main"),
    "fax": Phrase(zh: "传真", en: "Fax"), "pager": Phrase(zh: "寻呼机", en: "Pager"),
    "other": Phrase(zh: "其他", en: "Other"), "homepage": Phrase(zh: "主页", en: "Home page"),
    "anniversary": Phrase(zh: "纪念日", en: "Anniversary"),
    "school": Phrase(zh: "学校", en: "School"), "spouse": Phrase(zh: "配偶", en: "Spouse"),
  ]
}

extension Strings {
  /// The type label of one value; empty where it has none.
  package static func typeLabel(of value: LabeledValue, in field: RepeatedField) -> Phrase {
    let usual = TypeChoice.usual(in: field)
    if let choice = usual.first(where: { value.has($0.label) }) { return choice.phrase }
    let words = field.hasService ? [value.service] : [value.label] + value.kindWords
    guard let word = words.first(where: { !$0.isBlank }) else {
      return Phrase(zh: "", en: "")
    }
    return label(named: word)
  }

  /// A label as a card has it, in the interface's language where it is one that many cards have.
  package static func label(named word: String) -> Phrase {
    TypeChoice.knownLabels[word.lowercased()] ?? Phrase(zh: word, en: word)
  }
}
