import ContactModel

/// Something in a contact that isn't as it should be. It is kept as it is.
package enum ContactFault: Hashable, Sendable {
  /// Nothing to call it by.
  case noName
  /// It has a name, but not the property (FN) that other programs look for.
  case noFullName
  /// Bytes that are no picture, or can't be decoded.
  case damagedPicture
  /// Neither a date nor meant as free text.
  case badDate(property: String, String)
  /// A spreadsheet would take the text for a formula.
  case formula(property: String, String)
}

/// What a contact says that concerns the rest of the book too, and what is wrong in it.
package struct ContactExamination: Sendable {
  package var uid: String
  /// Of a group: what it names its members by.
  package var members: [String]
  /// `line` is 1-based in the contact's file; nil where the format has no lines to speak of.
  package var faults: [(fault: ContactFault, line: Int?)]
}

extension String {
  /// Whether somebody meant it as a date: digits and what stands between them.
  var looksLikeDate: Bool {
    utf8.contains { (0x30...0x39).contains($0) }
      && utf8.allSatisfy { (0x30...0x39).contains($0) || "-/. TZ:".utf8.contains($0) }
  }

  /// Whether a spreadsheet would calculate it. Those that begin with + or - are mostly numbers and
  /// lists.
  var looksLikeFormula: Bool {
    guard let first = utf8.first else { return false }
    return "=@".utf8.contains(first) && utf8.count > 1
  }
}
