/// Writes the bytes of order keys.
struct OrderKeyWriter {
  /// What cells begin with, in the order of cells. Han takes a range, for the higher part of the
  /// reading; so do Latin letters, one each.
  private enum Mark {
    static let end: UInt8 = 0x01
    /// After the surname and between Latin words; below all cells, so that a shorter surname with all
    /// its given names comes before a longer one.
    static let boundary: UInt8 = 0x02
    static let digits: UInt8 = 0x03
    static let han: UInt8 = 0x04
    static let latin: UInt8 = 0x10
    static let other: UInt8 = 0x30
    static let symbol: UInt8 = 0x31
    static let empty: UInt8 = 0x32
  }

  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes a text's cells; the answer is whether Latin letters are among them.
  @discardableResult
  mutating func write(cellsOf text: String, readings: LeadingReadings) -> Bool {
    var cells = CellWriter(readings: readings)
    for scalar in text.unicodeScalars { cells.write(NameScalar(scalar), to: &self) }
    cells.finish(&self)
    return cells.hasLetters
  }

  /// After a given reading: it sorts before every longer one.
  mutating func endReading() { bytes.append(Mark.boundary) }

  mutating func endCells() { bytes.append(Mark.end) }

  /// Seven letters a byte, upper case as 1.
  mutating func write(caseOf text: String) {
    var bits: UInt8 = 1
    var count = 0
    for scalar in text.unicodeScalars {
      guard case .latin(let letters) = NameScalar(scalar) else { continue }
      for _ in 0..<letters.count {
        if letters.isUppercase { bits += 1 << UInt8(6 - count) }
        count += 1
        if count == 7 {
          bytes.append(bits)
          bits = 1
          count = 0
        }
      }
    }
    if count > 0 { bytes.append(bits) }
  }

  /// The bytes themselves, 0 and 1 written as two.
  mutating func write(bytesOf text: String) {
    for byte in text.utf8 {
      if byte > 1 {
        bytes.append(byte)
      } else {
        bytes.append(1)
        bytes.append(byte + 1)
      }
    }
  }
}

// MARK: - Cells

extension OrderKeyWriter {
  mutating func writeBoundary() { bytes.append(Mark.boundary) }

  mutating func writeEmpty() { bytes.append(Mark.empty) }

  @inline(__always)
  mutating func write(_ character: HanCharacter, reading: Reading) {
    let number = reading.number
    bytes.append(Mark.han + UInt8(number / 250))
    bytes.append(1 + UInt8(number % 250))
    bytes.append(1 + UInt8(truncatingIfNeeded: character.strokes & 63))
    write(codePoint: character.codePoint)
  }

  @inline(__always)
  mutating func write(_ letters: FoldedLetters) {
    for index in 0..<letters.count {
      bytes.append(Mark.latin + (letters[index] &- UInt8(ascii: "a")) & 31)
    }
  }

  mutating func write(other codePoint: UInt32) {
    bytes.append(Mark.other)
    write(codePoint: codePoint)
  }

  mutating func write(symbol codePoint: UInt32) {
    bytes.append(Mark.symbol)
    write(codePoint: codePoint)
  }

  /// Starts a number; its value's digits follow, and `endNumber` when they are all there.
  mutating func beginNumber() -> Int {
    bytes.append(Mark.digits)
    return bytes.count
  }

  mutating func write(digit: UInt8, ofNumberAt start: Int) {
    if digit > 0 || bytes.count > start { bytes.append(1 + digit) }
  }

  /// Puts the count of digits before them, so that the longer number is the greater one.
  mutating func endNumber(at start: Int) {
    let count = bytes.count - start
    if count < 200 {
      bytes.insert(UInt8(1 + count), at: start)
    } else {
      let length = (0..<4).reversed().map { UInt8(1 + (count >> (7 * $0)) & 127) }
      bytes.insert(contentsOf: [UInt8.max] + length, at: start)
    }
  }

  @inline(__always)
  private mutating func write(codePoint: UInt32) {
    bytes.append(1 + UInt8(truncatingIfNeeded: codePoint >> 14))
    bytes.append(1 + UInt8(truncatingIfNeeded: codePoint >> 7 & 127))
    bytes.append(1 + UInt8(truncatingIfNeeded: codePoint & 127))
  }
}
