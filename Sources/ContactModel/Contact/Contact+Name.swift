package import Pinyin

extension Contact {
  /// What the list shows: the name, or the best that stands in for it; empty where there is nothing.
  ///
  /// Han names read family + given without a space, whatever order the file's full name has.
  package var displayName: String {
    let full = self[.name]
    let joined = self[.family] + self[.given]
    if isHanName(joined) {
      if full.isBlank { return self[.family] + self[.middle] + self[.given] }
      let letters = full.filter { !$0.isWhitespace }
      if letters.isIdentical(to: joined) || letters.isIdentical(to: self[.given] + self[.family]) {
        return joined
      }
    }
    if !full.isBlank { return full }
    let parts = [self[.prefix], self[.given], self[.middle], self[.family], self[.suffix]]
    let others = [
      parts.filter { !$0.isBlank }.joined(separator: " "), self[.nickname], self[.organization],
      self[.emails].first?.value ?? "", self[.phones].first?.value ?? "",
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
      ? self[.phoneticOrganization]
      : [self[.phoneticFamily], self[.phoneticMiddle], self[.phoneticGiven]]
        .filter { !$0.isBlank }.joined(separator: " ")
    return [self[.sortAs], phonetic].first { !$0.isBlank }
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
