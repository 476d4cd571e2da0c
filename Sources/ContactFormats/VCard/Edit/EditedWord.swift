import ContactModel

/// A word of an edited list: one that was there before, or a new one.
enum EditedWord: Equatable {
  /// By its place in the old list.
  case kept(Int)
  case new(String)

  /// The words of a text that a list was shown as. Old words are found at both ends, so that one that
  /// has the separator in it stays whole; what is between is new, and split at separators if
  /// `splitsRest`.
  static func all(
    in text: String, from old: [String], separator: String, splitsRest: Bool
  ) -> [EditedWord] {
    if old.count < 2, !splitsRest { return text.isEmpty ? [] : [.new(text)] }
    let mark = Array(separator.utf8)
    var rest = Array(text.utf8)[...]
    var head: [EditedWord] = []
    var tail: [EditedWord] = []
    var (first, last) = (0, old.count)
    while first < last, let next = rest.dropping(prefix: Array(old[first].utf8), then: mark) {
      head.append(.kept(first))
      rest = next
      first += 1
    }
    while first < last, let next = rest.dropping(suffix: Array(old[last - 1].utf8), after: mark) {
      tail.append(.kept(last - 1))
      rest = next
      last -= 1
    }
    return head + newWords(in: rest, separator: mark, splits: splitsRest) + tail.reversed()
  }

  /// Splits only where the words give the same text again.
  private static func newWords(in rest: Bytes, separator: [UInt8], splits: Bool) -> [EditedWord] {
    if rest.isEmpty { return [] }
    let words = splits ? rest.split(separator: separator) : [rest]
    let isExact = words.joined(separator: separator).elementsEqual(rest)
    return (isExact ? words : [rest]).map { .new($0.text) }
  }

  /// The words of an edited list of texts: old ones are kept at both ends.
  static func all(in new: [String], from old: [String]) -> [EditedWord] {
    var (first, last) = (0, new.count)
    while first < min(old.count, last), new[first].isIdentical(to: old[first]) { first += 1 }
    let shift = old.count - new.count
    while last > first, last + shift > first, new[last - 1].isIdentical(to: old[last + shift - 1]) {
      last -= 1
    }
    return (0..<first).map { .kept($0) } + new[first..<last].map { .new($0) }
      + (last..<new.count).map { .kept($0 + shift) }
  }
}

extension Bytes {
  /// What follows `prefix` and the mark; nothing left where the prefix is all of it.
  fileprivate func dropping(prefix: [UInt8], then mark: [UInt8]) -> Bytes? {
    guard starts(with: prefix) else { return nil }
    let rest = dropFirst(prefix.count)
    if rest.isEmpty { return rest }
    return rest.starts(with: mark) && rest.count > mark.count ? rest.dropFirst(mark.count) : nil
  }

  fileprivate func dropping(suffix: [UInt8], after mark: [UInt8]) -> Bytes? {
    guard count >= suffix.count, self.suffix(suffix.count).elementsEqual(suffix) else { return nil }
    let rest = dropLast(suffix.count)
    if rest.isEmpty { return rest }
    guard rest.count > mark.count, rest.suffix(mark.count).elementsEqual(mark) else { return nil }
    return rest.dropLast(mark.count)
  }
}
