import ScreenModel
import TestSupport
import Testing

@testable import CursesTerminal

/// The decoder by itself, fed with bytes as curses hands them on when it knows no sequence.
@Suite @MainActor struct KeyDecoderTests {
  private func outcomes(of bytes: [UInt8]) -> [KeyDecoder.Outcome] {
    var decoder = KeyDecoder()
    let source = ListedInput(bytes.map(RawInput.byte))
    var outcomes: [KeyDecoder.Outcome] = []
    while true {
      let outcome = decoder.decode(source)
      if outcome == .nothing { return outcomes }
      outcomes.append(outcome)
    }
  }

  private func events(of text: String) -> [InputEvent] { events(of: Array(text.utf8)) }

  private func events(of bytes: [UInt8]) -> [InputEvent] {
    outcomes(of: bytes).compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  @Test(arguments: [
    ("a", Key.character("a")), ("Z", .character("Z")), ("#", .character("#")),
    ("李", .character("李")), ("é", .character("é")), ("👨", .character("👨")),
    ("\r", Key(.enter)), ("\n", Key(.enter)), ("\t", Key(.tab)),
    ("\u{7F}", Key(.backspace)), ("\u{8}", Key(.backspace)), ("\u{1B}", Key(.escape)),
    ("\u{13}", .control("s")), ("\u{1A}", .control("z")), ("\u{3}", .control("c")),
    ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")), ("\0", .control("@")),
    ("\u{1B}b", .alt(.character("b"))), ("\u{1B}\r", .alt(.enter)),
    ("\u{1B}\u{7F}", .alt(.backspace)), ("\u{1B}李", .alt(.character("李"))),
    ("\u{1B}\u{1B}", .alt(.escape)), ("\u{1B}[", .alt(.character("["))),
    ("\u{1B}O", .alt(.character("O"))), ("\u{1B}]", .alt(.character("]"))),
    ("\u{1B}\u{4}", .alt(.control("d"))),
  ])
  func aKeyIsItsBytes(text: String, key: Key) {
    #expect(events(of: text) == [.key(key)])
  }

  /// Whatever a terminal answers or a strange key sends: the key after it is the next that counts.
  @Test(arguments: [
    "\u{1B}[1;99Q", "\u{1B}[?1;2c", "\u{1B}[27;5;13~", "\u{1B}[13;2u", "\u{1B}[[A", "\u{1B}Oj",
    "\u{1B}[I", "\u{1B}[>41;354;0c", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}[ q",
  ])
  func unknownSequencesAreSwallowedWhole(sequence: String) {
    #expect(events(of: sequence + "x") == [.key(.character("x"))])
  }

  @Test func aBrokenSequenceDoesNotTakeTheNextWithIt() {
    #expect(events(of: "\u{1B}[12\u{1B}[1;9Qx") == [.key(.character("x"))])
    #expect(events(of: "\u{1B}[1\rx") == [.key(Key(.enter)), .key(.character("x"))])
  }

  @Test(
    arguments: [
      ([0xC3, 0x28], ["("]), ([0xFF, 0x61], ["a"]), ([0xE6, 0x9D], []), ([0x80, 0x61], ["a"]),
      ([0xE6, 0x9D, 0xE6, 0x9D, 0x8E], ["李"]), ([0xC0, 0x80, 0x61], ["a"]),
      ([0xED, 0xA0, 0x80, 0x61], ["a"]), ([0xF5, 0x61], ["a"]), ([0xC2, 0x9B, 0x61], ["a"]),
    ] as [([UInt8], [Character])])
  func brokenTextIsLeftOut(bytes: [UInt8], characters: [Character]) {
    #expect(events(of: bytes) == characters.map { .key(.character($0)) })
  }

  @Test(arguments: [
    ("\u{1B}[<0;1;1M", MouseEvent(.press, at: Position(column: 0, row: 0))),
    ("\u{1B}[<0;80;24m", MouseEvent(.release, at: Position(column: 79, row: 23))),
    ("\u{1B}[<32;300;2M", MouseEvent(.drag, at: Position(column: 299, row: 1))),
    ("\u{1B}[<64;5;6M", MouseEvent(.wheelUp, at: Position(column: 4, row: 5))),
    ("\u{1B}[<65;5;6M", MouseEvent(.wheelDown, at: Position(column: 4, row: 5))),
    ("\u{1B}[<16;5;6M", MouseEvent(.press, at: Position(column: 4, row: 5))),
  ])
  func mouseReportsAreDecoded(text: String, event: MouseEvent) {
    #expect(events(of: text) == [.mouse(event)])
  }

  @Test(arguments: [
    "\u{1B}[<0;0;1M", "\u{1B}[<0;1M", "\u{1B}[<;;M", "\u{1B}[<2;1;1M",
    "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[<-1;1;1M",
  ])
  func strangeMouseReportsAreSwallowed(text: String) {
    #expect(outcomes(of: Array(text.utf8)) == [.swallowed])
  }

  @Test(arguments: [1, 3, 7, 1000])
  func aPasteIsOnePieceHoweverItComes(blockSize: Int) {
    var decoder = KeyDecoder()
    let text = "李磊\r\na\u{1B}[A\nb\rc\u{1B}[201"
    let source = ListedInput(
      [.code(KeyCodes.pasteStart)] + Array((text + "\u{1B}[201~x\u{1B}[A").utf8).map(RawInput.byte),
      blockSize: blockSize)
    #expect(decoder.decode(source) == .event(.paste("李磊\na\u{1B}[A\nb\nc\u{1B}[201")))
    #expect(decoder.decode(source) == .event(.key(.character("x"))))
    #expect(decoder.decode(source) == .event(.key(Key(.up))))
    #expect(decoder.decode(source) == .nothing)
  }

  @Test func aPasteThatNeverEndsIsStillDelivered() {
    var decoder = KeyDecoder()
    let source = ListedInput([.code(KeyCodes.pasteStart), .byte(0x61), .byte(0xFF)])
    #expect(decoder.decode(source) == .event(.paste("a\u{FFFD}")))
  }

  /// No input is too strange: random bytes never trap, and a key typed long after them counts.
  @Test func randomBytesAreSurvived() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let bytes = (0..<60).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : [0x1B, 0x5B, 0x3C, 0x4F][Int.random(in: 0..<4)]
      }
      var decoder = KeyDecoder()
      let source = ListedInput(bytes.map(RawInput.byte))
      var count = 0
      while decoder.decode(source) != .nothing { count += 1 }
      #expect(count <= bytes.count)
      #expect(decoder.decode(ListedInput([.byte(0x78)])) == .event(.key(.character("x"))))
    }
  }
}

/// Input that a test has written down.
private final class ListedInput: RawSource {
  private var rest: ArraySlice<RawInput>
  private let blockSize: Int

  init(_ input: [RawInput], blockSize: Int = 4096) {
    rest = input[...]
    self.blockSize = blockSize
  }

  func next(_ patience: Patience) -> RawInput? { rest.popFirst() }

  func pasteBlock() -> [UInt8] {
    var block: [UInt8] = []
    while block.count < blockSize, case .byte(let byte)? = rest.first {
      block.append(byte)
      rest.removeFirst()
    }
    return block
  }
}
