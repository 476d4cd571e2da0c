import ContactFormats
import ContactModel

extension RandomEdit {
  /// Lines that are gone or new though they are not of the edited property. (Lines inside a value
  /// have no name; that they belong to it is seen by the values of the others.)
  func strangeLines(from old: VCard, to new: VCard) -> [String] {
    let allowed = names.union(["REV", "X-ABSHOWAS", "KIND", "X-ABLABEL", "X-ABADR"])
    let (before, after) = (old.bytes.lineContents, new.bytes.lineContents)
    return after.difference(from: before).compactMap { change in
      // A version is said where only the edited line told it.
      let (line, isOwn) =
        switch change {
        case .insert(_, let line, _): (line, isOwn(line, after, allowed.union(["VERSION"])))
        case .remove(_, let line, _): (line, isOwn(line, before, allowed))
        }
      return isOwn ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  private func isOwn(_ line: [UInt8], _ lines: [[UInt8]], _ allowed: Set<String>) -> Bool {
    let equals = UInt8(ascii: "=")
    let isSoftBroken = zip(lines, lines.dropFirst()).contains { $0.last == equals && $1 == line }
    guard !isSoftBroken, let name = propertyName(of: String(decoding: line, as: UTF8.self)) else {
      return true
    }
    return allowed.contains(name)
  }

  /// The properties that hold the field, in any version.
  private var names: Set<String> {
    switch target {
    case .field(let field): fieldNames(field)
    case .list(.hobbies): ["HOBBY", "X-HOBBY", "INTEREST", "X-INTEREST"]
    case .list(.categories): ["CATEGORIES"]
    case .repeated(.phones): ["TEL", "X-MS-TEL"]
    case .repeated(.emails): ["EMAIL"]
    case .repeated(.addresses): ["ADR", "LABEL"]
    case .repeated(.urls): ["URL"]
    case .repeated(.dates):
      [
        "X-ABDATE", "ANNIVERSARY", "X-ANNIVERSARY", "X-MS-ANNIVERSARY", "DEATHDATE",
        "X-EVOLUTION-ANNIVERSARY", "X-KADDRESSBOOK-X-ANNIVERSARY", "X-ANDROID-CUSTOM",
      ]
    case .repeated(.ims):
      [
        "IMPP", "X-AIM", "X-ICQ", "X-JABBER", "X-MSN", "X-YAHOO", "X-QQ", "X-GOOGLE-TALK",
        "X-SKYPE", "X-SKYPE-USERNAME", "X-SIP",
      ]
    case .repeated(.socialProfiles): ["SOCIALPROFILE", "X-SOCIALPROFILE"]
    }
  }

  private func fieldNames(_ field: Field) -> Set<String> {
    switch field {
    case .name: ["FN"]
    case .family, .given, .middle, .prefix, .suffix: ["N"]
    case .phoneticFamily, .phoneticGiven, .phoneticMiddle:
      [
        "X-PHONETIC-LAST-NAME", "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME", "SOUND", "N",
      ]
    case .phoneticOrganization: ["X-PHONETIC-ORG"]
    case .sortAs: ["SORT-STRING", "N", "ORG"]
    case .organization, .department: ["ORG"]
    case .nickname: ["NICKNAME", "X-NICKNAME", "X-ANDROID-CUSTOM"]
    case .jobTitle: ["TITLE"]
    case .birthday: ["BDAY", "X-ANDROID-CUSTOM"]
    case .note: ["NOTE"]
    case .gender: ["GENDER", "X-GENDER", "X-WAB-GENDER"]
    case .age: ["X-AGE"]
    case .created, .modified: []
    }
  }

  /// The name that a line begins with, without its group; nil where it begins with none.
  private func propertyName(of line: String) -> String? {
    guard let end = line.firstIndex(where: { $0 == ":" || $0 == ";" }) else { return nil }
    let head = line[..<end].drop { $0 == "\u{FEFF}" }
    guard head.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) })
    else { return nil }
    let name = head.lastIndex(of: ".").map { head[head.index(after: $0)...] } ?? head
    return name.isEmpty ? nil : name.uppercased()
  }
}

extension [UInt8] {
  /// Its lines without their ends: a last line that had none gets one when another follows.
  fileprivate var lineContents: [[UInt8]] {
    let mark: UInt8 = contains(10) ? 10 : 13
    return split(separator: mark, omittingEmptySubsequences: false).map { line in
      Array(line[...(line.lastIndex { $0 != 13 } ?? line.startIndex - 1)])
    }
  }
}
