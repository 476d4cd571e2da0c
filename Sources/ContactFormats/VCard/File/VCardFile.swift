/// A file of vCards: any bytes at all, kept to the last one.
///
/// Reading never fails: what is no card is text between cards. `bytes` is the file as it is now, the
/// very input where nothing was edited.
package struct VCardFile: Sendable {
  /// In the file's order.
  package private(set) var cards: [VCard]
  /// The text before each card, and behind the last one.
  private var gaps: [Gap]
  private let encoding: FileEncoding
  /// Whether lines end with CR alone: there is no LF in the file.
  private let breaksAtCarriageReturn: Bool
  private var removals = 0
  /// Whether many cards are being changed: their lines are counted when that is over.
  private var isBatch = false

  package init(bytes: [UInt8]) {
    let text: [UInt8]
    (encoding, text) = FileEncoding.decode(bytes)
    breaksAtCarriageReturn = text[...].breaksAtCarriageReturn
    var finder = CardFinder(text[...])
    finder.run()
    cards = finder.cards
    gaps = finder.gaps.map(Gap.init)
  }

  package var bytes: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(cards.reduce(0) { $0 + $1.storage.count })
    for (gap, card) in zip(gaps, cards) {
      for slice in gap.slices { text += slice }
      if !text.isEmpty, !endsLine(text) { text += lineEnd }
      text += card.storage
    }
    for slice in gaps.last?.slices ?? [] { text += slice }
    return encoding.encode(text)
  }

  /// Makes many changes in time that grows with the file, and not with each of them.
  package mutating func beginBatch() {
    isBatch = true
  }

  package mutating func endBatch() {
    isBatch = false
    var line = 1
    for index in cards.indices {
      for slice in gaps[index].slices { line += slice.lineCount }
      cards[index].line = line
      line += cards[index].storage.lineCount
    }
  }

  package mutating func replaceCard(at index: Int, with card: VCard) {
    guard cards.indices.contains(index) else { return }
    var card = settled(card)
    let growth = card.storage.lineCount - cards[index].storage.lineCount
    card.line = cards[index].line
    cards[index] = card
    moveLines(from: index + 1, by: growth)
  }

  /// Puts a card before the one at `index` (the count: behind the last), as its bytes are. A card
  /// that is new to the file goes through `adapted(_:)` first.
  package mutating func insertCard(_ card: VCard, at index: Int) {
    let index = min(max(index, 0), cards.count)
    let (before, after) = gaps[index].split()
    gaps[index] = before
    gaps.insert(after, at: index + 1)
    var card = settled(card)
    card.line = line(behind: index)
    cards.insert(card, at: index)
    moveLines(from: index + 1, by: card.storage.lineCount)
  }

  package mutating func removeCard(at index: Int) {
    guard cards.indices.contains(index) else { return }
    removals += 1
    let growth = -cards[index].storage.lineCount
    gaps[index] = gaps[index].joined(with: gaps[index + 1], removal: removals)
    gaps.remove(at: index + 1)
    cards.remove(at: index)
    moveLines(from: index, by: growth)
  }

  /// The card with the line ends that this file has, for one that comes from elsewhere.
  package func adapted(_ card: VCard) -> VCard {
    var text: [UInt8] = []
    let lineEnd = lineEnd
    var scanner = LineScanner(card.storage)
    while let line = scanner.next() {
      text += card.storage[line.content]
      text += lineEnd
    }
    return VCard(bytes: text)
  }

  /// The card itself, but for one that would change what ends a line in this file.
  private func settled(_ card: VCard) -> VCard {
    let bytes = card.storage
    let isFit =
      breaksAtCarriageReturn
      ? bytes.firstIndex(of: ASCII.lineFeed, from: bytes.startIndex) == nil
      : !bytes.breaksAtCarriageReturn
    return isFit ? card : adapted(card)
  }

  /// Whether the file was read as UTF-16.
  var isUTF16: Bool {
    if case .utf16 = encoding { true } else { false }
  }

  /// Lines of text that stand outside the cards, and hold more than blanks and byte order marks.
  var linesOutsideCards: [Int] {
    var numbers: [Int] = []
    var line = 1
    for (index, gap) in gaps.enumerated() {
      for slice in gap.slices {
        var scanner = LineScanner(slice)
        while let found = scanner.next() {
          if !slice[found.content].withoutMark.trimmed.isEmpty { numbers.append(line) }
          if found.end > found.contentEnd { line += 1 }
        }
      }
      if index < cards.count { line = cards[index].line + cards[index].storage.lineCount }
    }
    return numbers
  }

  /// What the file's lines end with: what the first line of a card does, or else the first one
  /// outside. (A last card that was cut may have a CR alone where the file has LF.)
  private var lineEnd: Bytes {
    cards.lazy.compactMap { firstLineEnd(in: $0.storage) }.first
      ?? gaps.lazy.flatMap(\.slices).compactMap { firstLineEnd(in: $0) }.first
      ?? [ASCII.carriageReturn, ASCII.lineFeed]
  }

  private func firstLineEnd(in text: Bytes) -> Bytes? {
    var scanner = LineScanner(text)
    guard let first = scanner.next(), text[first.end - 1] == mark else { return nil }
    return text[first.contentEnd..<first.end]
  }

  /// What ends a line in this file.
  private var mark: UInt8 { breaksAtCarriageReturn ? ASCII.carriageReturn : ASCII.lineFeed }

  /// Whether a card may follow: behind a line end, behind the CR of an END line, or behind a byte
  /// order mark.
  private func endsLine(_ text: [UInt8]) -> Bool {
    if text.last == mark || text.suffix(3).elementsEqual(Bytes.mark) { return true }
    let end = text.dropLast().suffix(9)
    return text.last == ASCII.carriageReturn && end.isCaseless("END:VCARD")
      && (end.startIndex == 0 || text[end.startIndex - 1] == mark)
  }

  /// The line at which a card that follows the one before `index` begins.
  private func line(behind index: Int) -> Int {
    var line = index > 0 ? cards[index - 1].line + cards[index - 1].storage.lineCount : 1
    for slice in gaps[index].slices { line += slice.lineCount }
    return line
  }

  private mutating func moveLines(from index: Int, by growth: Int) {
    guard growth != 0, !isBatch else { return }
    for later in cards.indices.dropFirst(index) { cards[later].line += growth }
  }
}

extension Bytes {
  /// How many lines begin in it.
  var lineCount: Int {
    var scanner = LineScanner(self)
    var count = 0
    while scanner.next() != nil { count += 1 }
    return count
  }
}
