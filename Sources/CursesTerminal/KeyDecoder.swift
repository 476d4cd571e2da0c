import CNcurses
import ScreenModel

/// One thing that curses read: a byte, or the code of a sequence that it knows.
enum RawInput: Hashable {
  case byte(UInt8)
  case code(Int32)
}

/// How long a read may wait for more.
enum Patience: Hashable {
  /// Not at all: what belongs to a key press comes with it.
  case none
  /// As long as the pieces of one sequence may be apart.
  case sequence
}

/// Where the decoder reads from: curses, or a test's list of bytes.
protocol RawSource {
  /// The next byte or code; nil where none comes in time.
  func next(_ patience: Patience) -> RawInput?
  /// What has come of a paste; empty where nothing came for long.
  func pasteBlock() -> [UInt8]
}

/// Makes events of what curses reads.
struct KeyDecoder {
  enum Outcome: Hashable {
    case event(InputEvent)
    /// The window has another size now.
    case resized
    /// Something came that means nothing to us.
    case swallowed
    /// Nothing was there.
    case nothing
  }

  /// Longer control sequences are no keys; the rest of them isn't waited for.
  private static let longestSequence = 64

  /// What was read too far.
  var unread: [RawInput] = []

  /// Decodes what there is to read, without waiting for a key.
  mutating func decode(_ source: some RawSource) -> Outcome {
    guard let first = next(.none, source) else { return .nothing }
    switch first {
    case .code(KEY_RESIZE):
      return .resized
    case .code(KeyCodes.pasteStart):
      return .event(.paste(pastedText(source)))
    case .code(let code):
      return KeyCodes.key(of: code).map { .event(.key($0)) } ?? .swallowed
    case .byte(0x1B):
      return escape(source)
    case .byte(let byte):
      return key(startingWith: byte, source).map { .event(.key($0)) } ?? .swallowed
    }
  }

  private mutating func next(_ patience: Patience, _ source: some RawSource) -> RawInput? {
    unread.isEmpty ? source.next(patience) : unread.removeFirst()
  }

  // MARK: Characters

  private mutating func key(startingWith byte: UInt8, _ source: some RawSource) -> Key? {
    switch byte {
    case 0x0A, 0x0D: Key(.enter)
    case 0x09: Key(.tab)
    case 0x08, 0x7F: Key(.backspace)
    case 0x1B: Key(.escape)
    case 0x00: .control("@")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte | 0x60)))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte | 0x40)))
    case 0x20...0x7E: .character(Character(Unicode.Scalar(byte)))
    default: multibyteCharacter(startingWith: byte, source).map { .character($0) }
    }
  }

  /// Reads the rest of a UTF-8 sequence. A byte that doesn't belong to it is read again.
  private mutating func multibyteCharacter(
    startingWith lead: UInt8, _ source: some RawSource
  ) -> Character? {
    let length =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    var bytes = [lead]
    while bytes.count < length, let input = next(.sequence, source) {
      guard case .byte(let byte) = input, byte & 0xC0 == 0x80 else {
        unread = [input]
        break
      }
      bytes.append(byte)
    }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }

  // MARK: Sequences

  /// Tells Escape, Alt and a key, and a sequence that curses doesn't know apart.
  private mutating func escape(_ source: some RawSource) -> Outcome {
    guard let second = next(.none, source) else { return .event(.key(Key(.escape))) }
    switch second {
    case .byte(UInt8(ascii: "[")):
      return controlSequence(source)
    case .byte(UInt8(ascii: "O")):
      return functionSequence(source)
    case .byte(let byte) where "P]X^_".utf8.contains(byte):
      return controlString(startingWith: byte, source)
    case .byte(let byte):
      guard var key = key(startingWith: byte, source) else { return .swallowed }
      key.alt = true
      return .event(.key(key))
    case .code(let code):
      guard var key = KeyCodes.key(of: code) else {
        unread = [second]
        return .event(.key(Key(.escape)))
      }
      key.alt = true
      return .event(.key(key))
    }
  }

  /// ESC [ parameters, final byte (ECMA-48, 5.4).
  private mutating func controlSequence(_ source: some RawSource) -> Outcome {
    var parameters: [UInt8] = []
    while let input = next(.sequence, source) {
      guard case .byte(let byte) = input, (0x20...0x7E).contains(byte),
        parameters.count < Self.longestSequence
      else {
        unread = [input]
        return .swallowed
      }
      // Linux's console sends ESC [ [ A for F1.
      let isFinal = byte >= 0x40 && !(byte == UInt8(ascii: "[") && parameters.isEmpty)
      guard isFinal else {
        parameters.append(byte)
        continue
      }
      if let key = KeyCodes.key(of: "[", parameters, byte) { return .event(.key(key)) }
      return mouseEvent(parameters, final: byte).map { .event(.mouse($0)) } ?? .swallowed
    }
    return parameters.isEmpty ? .event(.key(.alt(.character("[")))) : .swallowed
  }

  /// ESC O and one more byte.
  private mutating func functionSequence(_ source: some RawSource) -> Outcome {
    guard let input = next(.none, source) else { return .event(.key(.alt(.character("O")))) }
    guard case .byte(let byte) = input, (0x40...0x7E).contains(byte) else {
      unread = [input]
      return .event(.key(.alt(.character("O"))))
    }
    return KeyCodes.key(of: "O", [], byte).map { .event(.key($0)) } ?? .swallowed
  }

  /// ESC ] and the like: text up to BEL or ESC \, an answer that nobody asked for.
  private mutating func controlString(startingWith byte: UInt8, _ source: some RawSource) -> Outcome
  {
    guard let first = next(.none, source) else {
      return .event(.key(.alt(.character(Character(Unicode.Scalar(byte))))))
    }
    unread = [first]
    var previous: UInt8 = 0
    while let input = next(.sequence, source), case .byte(let byte) = input, byte != 0x07 {
      if previous == 0x1B, byte == UInt8(ascii: "\\") { break }
      previous = byte
    }
    return .swallowed
  }

  /// ESC [ < button ; column ; row M, or m for a release (xterm's SGR mode).
  private func mouseEvent(_ parameters: [UInt8], final: UInt8) -> MouseEvent? {
    guard parameters.first == UInt8(ascii: "<"), "Mm".utf8.contains(final) else { return nil }
    let numbers = parameters.dropFirst().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let action: MouseEvent.Action
    switch (numbers[0] & ~0b1_1100, final == UInt8(ascii: "m")) {
    case (0, false): action = .press
    case (0, true): action = .release
    case (32, false): action = .drag
    case (64, false): action = .wheelUp
    case (65, false): action = .wheelDown
    default: return nil
    }
    return MouseEvent(action, at: Position(column: numbers[1] - 1, row: numbers[2] - 1))
  }
}
