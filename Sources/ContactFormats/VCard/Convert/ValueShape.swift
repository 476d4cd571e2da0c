import ContactModel

/// How a value is made up, and so what its separators mean.
enum ValueShape {
  /// One text.
  case text
  /// Parts between ";", each of them (but for 2.1) a comma list.
  case parts
  /// A comma list.
  case list
  case uri
  /// Of a property that we don't know: it is copied as it is.
  case opaque

  /// What ends a piece of the value.
  func separators(version: Version) -> [UInt8] {
    switch self {
    case .text, .uri: []
    case .list: [ASCII.comma]
    case .parts, .opaque: version == .v21 ? [ASCII.semicolon] : [ASCII.semicolon, ASCII.comma]
    }
  }
}

extension Property {
  func shape(_ role: Role) -> ValueShape {
    switch role {
    case .nameParts, .sound, .organization, .gender, .address, .android, .order: .parts
    case .commaList: .list
    case .nickname: version == .v21 ? .text : .list
    case .picture where joining == .base64: .opaque
    case .labeled(.urls, _, _), .labeled(.ims, _, _), .labeled(.socialProfiles, _, _), .picture,
      .member:
      .uri
    case .labeled(.phones, _, _): isValue("uri") ? .uri : .text
    case .begin, .end, .version, .uid, .text, .birthday, .timestamp, .kind, .showAs, .genderNumber,
      .textLines, .labeled, .groupLabel, .groupDetail, .agent, .extra:
      .text
    case .silent, .unknown: Self.plainTexts.contains { name.isCaseless($0) } ? .text : .opaque
    }
  }

  /// Properties of the standards that are one text, though there is no field for them.
  private static let plainTexts: [StaticString] = [
    "LABEL", "ROLE", "MAILER", "PRODID",
  ]
}
