import ContactModel

/// The versions that a property name is used in.
struct Versions: OptionSet {
  let rawValue: UInt8

  static let v21 = Versions(rawValue: 1)
  static let v30 = Versions(rawValue: 2)
  static let v40 = Versions(rawValue: 4)
  static let old: Versions = [.v21, .v30]
  static let all: Versions = [.v21, .v30, .v40]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ version: Version) {
    switch version {
    case .v21: self = .v21
    case .v30: self = .v30
    case .v40: self = .v40
    }
  }
}

/// A row of the table of properties.
struct PropertyRule {
  let name: StaticString
  let role: Role
  /// The versions in which new values get this name.
  let written: Versions
  /// The versions in which it means that; elsewhere it is a stranger.
  let read: Versions

  init(_ name: StaticString, _ role: Role, written: Versions = [], read: Versions = .all) {
    self.name = name
    self.role = role
    self.written = written
    self.read = read
  }
}

/// Every property that we know, and what it means; a property more is a line more.
enum PropertyTable {
  static let rules: [PropertyRule] = [
    PropertyRule("BEGIN", .begin),
    PropertyRule("END", .end),
    PropertyRule("VERSION", .version),
    PropertyRule("PRODID", .silent),
    PropertyRule("UID", .uid, written: .all),
    PropertyRule("REV", .timestamp(.modified), written: .all),
    PropertyRule("CREATED", .timestamp(.created)),
    PropertyRule("X-CREATED", .timestamp(.created)),

    PropertyRule("FN", .text(.name), written: .all),
    PropertyRule("N", .nameParts, written: .all),
    PropertyRule("NICKNAME", .nickname, written: [.v30, .v40]),
    PropertyRule("X-NICKNAME", .nickname, written: .v21),
    PropertyRule("X-PHONETIC-LAST-NAME", .text(.phoneticFamily), written: .all),
    PropertyRule("X-PHONETIC-FIRST-NAME", .text(.phoneticGiven), written: .all),
    PropertyRule("X-PHONETIC-MIDDLE-NAME", .text(.phoneticMiddle), written: .all),
    PropertyRule("X-PHONETIC-ORG", .text(.phoneticOrganization), written: .all),
    PropertyRule("SOUND", .sound),
    PropertyRule("SORT-STRING", .text(.sortAs), written: .all),

    PropertyRule("KIND", .kind, written: .v40),
    PropertyRule("X-ADDRESSBOOKSERVER-KIND", .kind),
    PropertyRule("X-ABShowAs", .showAs, written: .old),
    PropertyRule("ORG", .organization, written: .all),
    PropertyRule("TITLE", .text(.jobTitle), written: .all),
    PropertyRule("NOTE", .text(.note), written: .all),
    PropertyRule("BDAY", .birthday, written: .all),
    PropertyRule("GENDER", .gender, written: .v40),
    PropertyRule("X-GENDER", .text(.gender), written: .old),
    PropertyRule("X-WAB-GENDER", .genderNumber),
    PropertyRule("X-AGE", .text(.age), written: .all),
    PropertyRule("CATEGORIES", .commaList(.categories), written: .all),
    PropertyRule("HOBBY", .textLines(.hobbies), written: .v40),
    PropertyRule("X-HOBBY", .textLines(.hobbies), written: .old),
    PropertyRule("INTEREST", .textLines(.hobbies)),
    PropertyRule("X-INTEREST", .textLines(.hobbies)),
    PropertyRule("PHOTO", .picture, written: .all),

    PropertyRule("TEL", .labeled(.phones), written: .all),
    PropertyRule("X-MS-TEL", .labeled(.phones)),
    PropertyRule("EMAIL", .labeled(.emails), written: .all),
    PropertyRule("ADR", .address, written: .all),
    PropertyRule("URL", .labeled(.urls), written: .all),
    PropertyRule("X-ABDATE", .labeled(.dates), written: .all),
    PropertyRule("ANNIVERSARY", .labeled(.dates, label: "anniversary"), written: .v40),
    PropertyRule("X-ANNIVERSARY", .labeled(.dates, label: "anniversary"), written: .v21),
    PropertyRule("X-MS-ANNIVERSARY", .labeled(.dates, label: "anniversary")),
    PropertyRule("X-EVOLUTION-ANNIVERSARY", .labeled(.dates, label: "anniversary")),
    PropertyRule("X-KADDRESSBOOK-X-Anniversary", .labeled(.dates, label: "anniversary")),
    PropertyRule("DEATHDATE", .labeled(.dates, label: "death"), written: .v40),
    PropertyRule("X-DEATHDATE", .labeled(.dates, label: "death"), written: .old),
    PropertyRule("IMPP", .labeled(.ims), written: .all),
    PropertyRule("X-AIM", .labeled(.ims, service: "AIM"), written: .v21),
    PropertyRule("X-ICQ", .labeled(.ims, service: "ICQ"), written: .v21),
    PropertyRule("X-JABBER", .labeled(.ims, service: "Jabber"), written: .v21),
    PropertyRule("X-MSN", .labeled(.ims, service: "MSN"), written: .v21),
    PropertyRule("X-YAHOO", .labeled(.ims, service: "Yahoo"), written: .v21),
    PropertyRule("X-QQ", .labeled(.ims, service: "QQ"), written: .v21),
    PropertyRule("X-GOOGLE-TALK", .labeled(.ims, service: "Google Talk"), written: .v21),
    PropertyRule("X-SKYPE", .labeled(.ims, service: "Skype"), written: .v21, read: .v21),
    PropertyRule("X-SKYPE-USERNAME", .labeled(.ims, service: "Skype")),
    PropertyRule("X-SIP", .labeled(.ims, service: "SIP")),
    PropertyRule("SOCIALPROFILE", .labeled(.socialProfiles), written: .v40),
    PropertyRule("X-SOCIALPROFILE", .labeled(.socialProfiles), written: .old),

    PropertyRule("X-CUSTOM", .extra(.custom), written: .all),
    PropertyRule("X-CUSTOM1", .extra(.custom, label: "Custom 1")),
    PropertyRule("X-CUSTOM2", .extra(.custom, label: "Custom 2")),
    PropertyRule("X-CUSTOM3", .extra(.custom, label: "Custom 3")),
    PropertyRule("X-CUSTOM4", .extra(.custom, label: "Custom 4")),
    PropertyRule("X-ABRELATEDNAMES", .extra(.relation), written: .old),
    PropertyRule("RELATED", .extra(.relation), written: .v40),
    PropertyRule("X-SPOUSE", .extra(.relation, label: "spouse")),
    PropertyRule("X-MS-SPOUSE", .extra(.relation, label: "spouse")),
    PropertyRule("X-EVOLUTION-SPOUSE", .extra(.relation, label: "spouse")),
    PropertyRule("X-KADDRESSBOOK-X-SpousesName", .extra(.relation, label: "spouse")),
    PropertyRule("X-MANAGER", .extra(.relation, label: "manager")),
    PropertyRule("X-MS-MANAGER", .extra(.relation, label: "manager")),
    PropertyRule("X-EVOLUTION-MANAGER", .extra(.relation, label: "manager")),
    PropertyRule("X-KADDRESSBOOK-X-ManagersName", .extra(.relation, label: "manager")),
    PropertyRule("X-ASSISTANT", .extra(.relation, label: "assistant")),
    PropertyRule("X-MS-ASSISTANT", .extra(.relation, label: "assistant")),
    PropertyRule("X-EVOLUTION-ASSISTANT", .extra(.relation, label: "assistant")),
    PropertyRule("X-KADDRESSBOOK-X-AssistantsName", .extra(.relation, label: "assistant")),

    PropertyRule("X-ABLabel", .groupLabel, written: .all),
    PropertyRule("X-ABADR", .groupDetail),
    PropertyRule("MEMBER", .member),
    PropertyRule("X-ADDRESSBOOKSERVER-MEMBER", .member),
    PropertyRule("AGENT", .agent),
    PropertyRule("X-AGENT", .agent),
    PropertyRule("X-ANDROID-CUSTOM", .android),
    PropertyRule("X-ADDRESSBOOK-ORDER", .order, written: .all),
  ]

  /// What a property of this name means in a card of this version.
  static func role(of name: Bytes, version: Version) -> Role {
    var slot = hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let rule = rules[slots[slot]]
      if name.isCaseless(rule.name) {
        return rule.read.contains(Versions(version)) ? rule.role : .unknown
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return .unknown
  }

  /// The name that a new value with this meaning gets.
  static func name(for role: Role, version: Version) -> String? {
    rules.first { $0.role == role && $0.written.contains(Versions(version)) }?.name.description
  }

  /// Open addressing over `rules`; -1 is a free slot. Twice as many slots as rules, at least.
  private static let slots: [Int] = {
    var slots = [Int](repeating: -1, count: 256)
    for (index, rule) in rules.enumerated() {
      var slot = hash(rule.name.withUTF8Buffer { Array($0) }[...]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = index
    }
    return slots
  }()

  /// FNV-1a over the capitals.
  private static func hash(_ name: Bytes) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte.uppercased)) &* 0x0100_0193 }
    return Int(hash)
  }
}
