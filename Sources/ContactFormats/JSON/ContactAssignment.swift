import ContactModel

/// One change of a contact as it is typed: `phones[0].value=139 0000 0000`. An empty value takes out
/// what is there.
package struct ContactAssignment: Hashable, Sendable {
  package enum Failure: Error, Equatable, Sendable {
    /// There is no `=` in it.
    case noValue
    case path(ContactPath.Failure)
    /// A value that isn't one of those that the key can have.
    case notOneOf([String])
    /// A word of TYPE that has more in it than letters, digits and hyphens.
    case badType(String)
    /// All values of a field at once: they can only be taken out.
    case severalValues(keys: [String])
  }

  package let path: ContactPath
  package let value: String
  /// The key as it was typed.
  package let key: String

  package init(_ text: String) throws(Failure) {
    guard let equals = text.unicodeScalars.firstIndex(of: "=") else { throw .noValue }
    key = String(text.unicodeScalars[..<equals])
    value = String(text.unicodeScalars[equals...].dropFirst())
    do throws(ContactPath.Failure) {
      path = try ContactPath(key)
    } catch {
      throw .path(error)
    }
    try check()
  }

  private func check() throws(Failure) {
    switch path {
    case .kind where ContactKey.kind(typed: value) == nil: throw .notOneOf(ContactKey.kinds)
    case .value(_, _, .preferred) where flag == nil: throw .notOneOf(["true", "false"])
    case .value(_, _, .types):
      if let word = types.first(where: { !$0.utf8.allSatisfy(\.isTypeByte) }) {
        throw .badType(word)
      }
    case .values(let field) where !value.isEmpty:
      let key = ContactKey.repeated.first { $0.field == field }?.key ?? ""
      throw .severalValues(keys: ["\(key)[0]", "\(key)[+]"])
    default: break
    }
  }

  /// Of a value that is true or false.
  var flag: Bool? {
    switch value.lowercased() {
    case "true", "1": true
    case "false", "0", "": false
    default: nil
    }
  }

  /// Of a value that is a list of TYPE words: in lower case, sorted, each once.
  var types: [String] {
    Set(value.lowercased().listItems()).sorted()
  }
}

extension ContactKey {
  /// The words of `kind` that can be typed; those behind the third are of vCard 4.0.
  static let kinds = ["person", "company", "group", "location", "device", "application"]

  static func kind(typed word: String) -> Contact.Kind? {
    kinds.contains(word) || word.isEmpty ? kind(named: word) : nil
  }
}

extension UInt8 {
  fileprivate var isTypeByte: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self) || self == UInt8(ascii: "-")
  }
}
