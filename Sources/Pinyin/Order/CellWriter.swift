/// Turns the scalars of a name into the cells of its order key.
struct CellWriter {
  private let readings: LeadingReadings
  private(set) var hasLetters = false
  private var isEmpty = true
  /// How many Han characters the name has begun with; nil once something else came.
  private var leadingCount: Int? = 0
  private var isAfterLatin = false
  /// A separator came after a Latin word.
  private var isSeparated = false
  /// Where the number that is being written starts.
  private var number: Int?

  init(readings: LeadingReadings) {
    self.readings = readings
  }

  @inline(__always)
  mutating func write(_ scalar: NameScalar, to key: inout OrderKeyWriter) {
    switch scalar {
    case .ignored: return
    case .han(let character): write(character, to: &key)
    case .latin(let letters): write(letters, to: &key)
    case .digit(let digit): write(digit: digit, to: &key)
    case .blank: separate(&key)
    case .apostrophe(let codePoint):
      if isEmpty { write(symbol: codePoint, to: &key) } else { endNumber(&key) }
    case .separator(let codePoint):
      if isEmpty { write(symbol: codePoint, to: &key) } else { separate(&key) }
    case .symbol(let codePoint): write(symbol: codePoint, to: &key)
    case .other(let codePoint):
      begin(&key)
      key.write(other: codePoint)
    }
  }

  mutating func finish(_ key: inout OrderKeyWriter) {
    endNumber(&key)
    endLeading(&key)
    if isEmpty { key.writeEmpty() }
  }

  @inline(__always)
  private mutating func write(_ character: HanCharacter, to key: inout OrderKeyWriter) {
    endNumber(&key)
    isAfterLatin = false
    isEmpty = false
    let reading: Reading?
    if let count = leadingCount {
      if count == readings.surnameCount { key.writeBoundary() }
      reading = readings.reading(of: character, at: count)
      leadingCount = count + 1
    } else {
      reading = character.reading
    }
    if let reading {
      key.write(character, reading: reading)
    } else {
      key.write(other: character.codePoint)
    }
  }

  @inline(__always)
  private mutating func write(_ letters: FoldedLetters, to key: inout OrderKeyWriter) {
    let isNewWord = isAfterLatin && isSeparated
    begin(&key)
    if isNewWord { key.writeBoundary() }
    key.write(letters)
    isAfterLatin = true
    hasLetters = true
  }

  private mutating func write(digit: UInt8, to key: inout OrderKeyWriter) {
    let start: Int
    if let number {
      start = number
    } else {
      begin(&key)
      start = key.beginNumber()
      number = start
    }
    key.write(digit: digit, ofNumberAt: start)
  }

  private mutating func write(symbol codePoint: UInt32, to key: inout OrderKeyWriter) {
    begin(&key)
    key.write(symbol: codePoint)
  }

  /// Before a cell that isn't Han.
  @inline(__always)
  private mutating func begin(_ key: inout OrderKeyWriter) {
    endNumber(&key)
    endLeading(&key)
    isEmpty = false
    isAfterLatin = false
    isSeparated = false
  }

  private mutating func separate(_ key: inout OrderKeyWriter) {
    endNumber(&key)
    isSeparated = true
  }

  @inline(__always)
  private mutating func endNumber(_ key: inout OrderKeyWriter) {
    guard let start = number else { return }
    key.endNumber(at: start)
    number = nil
  }

  /// Where the Han characters that the name begins with end no later than the surname, the boundary
  /// comes here.
  @inline(__always)
  private mutating func endLeading(_ key: inout OrderKeyWriter) {
    if let count = leadingCount, count > 0, count <= readings.surnameCount { key.writeBoundary() }
    leadingCount = nil
  }
}
