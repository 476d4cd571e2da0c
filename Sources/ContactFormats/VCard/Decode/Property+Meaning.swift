import ContactModel

/// Meanings that both decoders read.
extension Property {
  /// What KIND says; nil where it is empty.
  var declaredKind: Contact.Kind? {
    let word = text()
    return switch word.lowercased() {
    case _ where word.isBlank: nil
    case "individual": .person
    case "org": .organization
    case "group": .group
    default: .other(word)
    }
  }

  /// What X-ABShowAs says.
  var shownKind: Contact.Kind {
    value.trimmed.isCaseless("COMPANY") ? .organization : .person
  }

  /// The nickname in an X-ANDROID-CUSTOM: `vnd.android.cursor.item/nickname;Nick;1;…`
  var androidNickname: String? {
    let parts = parts.map { text(of: $0) }
    guard parts.count > 1, parts[0] == "vnd.android.cursor.item/nickname", !parts[1].isEmpty else {
      return nil
    }
    return parts[1]
  }

  /// The UID of a group's member.
  var memberIdentity: String {
    let text = text(.uri)
    let prefix = "urn:uuid:"
    return text.lowercased().hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// What is read of it where there is no field for it.
  var unknown: UnknownProperty {
    let text = joining == .base64 ? "" : text()
    return UnknownProperty(name.text, text: text, byteCount: value.count)
  }

  /// Whether this is the first of the properties that say the same in several languages: they share
  /// their name and ALTID.
  func isFirst(of alternatives: inout Set<String>) -> Bool {
    guard let id = parameter("ALTID"), !id.isEmpty else { return true }
    return alternatives.insert(name.text.uppercased() + ";" + id).inserted
  }

  /// SORT-AS: the key of each part.
  var sortKey: String? {
    parameter("SORT-AS").map { $0.split(separator: ",").joined(separator: " ") }
  }
}
