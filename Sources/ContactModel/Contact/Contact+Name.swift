package import Pinyin

/// What a contact's shown name, section and order are told from.
package protocol Named {
  subscript(field: Field) -> String { get }
  var kind: Contact.Kind { get }
  var firstEmail: String { get }
  var firstPhone: String { get }
}

extension Contact: Named {
  package var firstEmail: String { self[.emails].first?.value ?? "" }
  package var firstPhone: String { self[.phones].first?.value ?? "" }
}

extension Named {
  /// What the list shows: the name, or the best that stands in for it; empty where there is nothing.
  ///
  /// Han names read family + given without a space, whatever order the file's full name has.
  package var displayName: String {
    let full = self[.name]
    let joined = self[.family] + self[.given]
    if isHanName(joined) {
      if full.isBlank { return self[.family] + self[.middle] + self[.given] }
      if full.isIdentical(to: joined) { return full }
      let letters = full.filter { !$0.isWhitespace }
      if letters.isIdentical(to: joined) || letters.isIdentical(to: self[.given] + self[.family]) {
        return joined
      }
    }
    if !full.isBlank { return full }
    let parts = [self[.prefix], self[.given], self[.middle], self[.family], self[.suffix]]
    let others = [
      parts.filter { !$0.isBlank }.joined(separator: " "), self[.nickname], self[.organization],
      firstEmail, firstPhone,
    ]
    return others.first { !$0.isBlank } ?? ""
  }

  /// The name as the rules of order and sections want it.
  package var sortName: SortName {
    SortName(displayName, reading: givenReading, kind: sortKind)
  }

  /// The reading that the card itself gives: the sort key it names, else its phonetic name.
  private var givenReading: String? {
    let phonetic =
      kind == .organization && !self[.phoneticOrganization].isBlank
      ? self[.phoneticOrganization] : phoneticName
    return [self[.sortAs], phonetic].first { !$0.isBlank }
  }

  /// Empty without the family's reading: that of a given name alone says nothing of how the name
  /// begins.
  private var phoneticName: String {
    guard !self[.phoneticFamily].isBlank else { return "" }
    return [self[.phoneticFamily], self[.phoneticMiddle], self[.phoneticGiven]]
      .filter { !$0.isBlank }.joined(separator: " ")
  }

  private var sortKind: SortName.Kind {
    if kind == .organization { return .organization }
    return self[.family].isBlank ? .unknown : .person
  }
}

/// Whether a text is written in Han characters only.
func isHanName(_ text: String) -> Bool {
  !text.isEmpty && text.unicodeScalars.allSatisfy { $0.isHan || $0.properties.isVariationSelector }
}
