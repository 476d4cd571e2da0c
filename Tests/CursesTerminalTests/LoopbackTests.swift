import Glibc
import ScreenModel
import Testing

@testable import CursesTerminal

/// What goes to the terminal and what comes from it, with curses between, in this process.
@Suite(.serialized, .enabled(if: Loopback.isAvailable, "no terminfo entry for xterm"))
@MainActor
struct LoopbackTests {
  private func canvas(_ text: String, style: Style = []) -> Canvas {
    var canvas = Canvas(size: Size(columns: 20, rows: 4))
    canvas.write(text, column: 0, row: 0, style: style)
    canvas.write("$", column: 18, row: 3)
    return canvas
  }

  // MARK: Painting

  @Test(arguments: [
    ("abc", "abc"), ("李磊", "李磊"), ("e\u{301}x", "e\u{301}x"),
    ("\u{1112}\u{1161}\u{11AB}.", "\u{1112}\u{1161}\u{11AB}."), ("👨‍👩‍👧", "👨👩👧"),
    ("\u{1B}[31m\u{9B}2J", "␛[31m␦2J"), ("\u{202E}x", "␦x"),
    // Not in Unicode: the C library has no width for it.
    ("a\u{10FFFF}b", "a\u{FFFD}b"),
  ])
  func textArrivesAsItsCells(text: String, sent: String) throws {
    let loopback = try Loopback()
    loopback.terminal.paint(canvas(text))
    #expect(loopback.output(until: "$").contains(sent))
  }

  @Test func aWideClusterAtTheEdgeAndTheLastCornerAreDrawn() throws {
    let loopback = try Loopback()
    var canvas = Canvas(size: Size(columns: 20, rows: 4))
    canvas.write("王", column: 18, row: 1)
    canvas.write("李", column: 18, row: 3)
    loopback.terminal.paint(canvas)
    let output = loopback.output(until: "李")
    #expect(output.contains("王") && output.contains("李"))
  }

  @Test(arguments: [
    (Style.title, "\u{1B}[1m"), (.selection, "\u{1B}[7m"), (.dim, "\u{1B}[2m"),
    (.question, "\u{1B}[1m"), (.error, "\u{1B}[31m"), (.match, "\u{1B}[33m"),
    (.sectionTitle, "\u{1B}[36m"), (.currentIndexTitle, "\u{1B}[7m"), (.lifted, "\u{1B}[7m"),
  ])
  func rolesHaveALook(style: Style, sequence: String) throws {
    let loopback = try Loopback()
    loopback.terminal.paint(canvas("李", style: style))
    let output = loopback.output(until: "$").replacing("(B", with: "")
    #expect(styling(before: "李", in: output).contains(sequence))
  }

  /// The sequences that style what comes next, each attribute in one of its own.
  private func styling(before text: String, in output: String) -> [String] {
    let before = output[..<(output.firstRange(of: text)?.lowerBound ?? output.startIndex)]
    return before.split(separator: "\u{1B}[").suffix(4).filter { $0.hasSuffix("m") }
      .flatMap { $0.dropLast().split(separator: ";") }.map { "\u{1B}[\($0)m" }
  }

  @Test(arguments: [Style.error, .match, .sectionTitle])
  func withoutColorsAttributesRemain(style: Style) throws {
    let loopback = try Loopback(options: TerminalOptions(colors: false))
    loopback.terminal.paint(canvas("李", style: [style, .title]))
    let output = loopback.output(until: "$")
    #expect(output.contains("\u{1B}[0;1") || output.contains("\u{1B}[1m"))
    for color in 30...37 { #expect(!output.contains("\(color)m")) }
  }

  @Test func anUnchangedFrameSendsNothing() throws {
    let loopback = try Loopback()
    loopback.terminal.paint(canvas("李磊"))
    _ = loopback.output(until: "$")
    loopback.terminal.paint(canvas("李磊"))
    loopback.terminal.copyToClipboard("")
    #expect(loopback.output(until: "\u{7}") == "\u{1B}]52;c;\u{7}")
  }

  @Test func onlyWhatChangedIsSent() throws {
    let loopback = try Loopback()
    loopback.terminal.paint(canvas("李磊 1"))
    _ = loopback.output(until: "$")
    loopback.terminal.paint(canvas("李磊 2"))
    let output = loopback.output(until: "2")
    #expect(!output.contains("李"))
    #expect(output.utf8.count < 30)
  }

  @Test func repaintingSendsEverything() throws {
    let loopback = try Loopback()
    loopback.terminal.paint(canvas("李磊"))
    _ = loopback.output(until: "$")
    loopback.terminal.repaint()
    #expect(loopback.output(until: "$").contains("李磊"))
  }

  @Test func theCursorStandsWhereTheFrameHasIt() throws {
    let loopback = try Loopback()
    var canvas = canvas("李磊")
    loopback.terminal.paint(canvas)
    let hidden = loopback.output(until: "$")
    #expect(hidden.contains("\u{1B}[?25l") && !hidden.contains("\u{1B}[?25h"))
    canvas.cursor = Position(column: 2, row: 1)
    loopback.terminal.paint(canvas)
    let output = loopback.output(until: "\u{1B}[?25h")
    #expect(output.contains("\u{1B}[2;3H") || output.contains("\u{1B}[2d"))
  }

  @Test func frameAndWindowMayDifferInSize() throws {
    let loopback = try Loopback()
    for size in [Size(columns: 60, rows: 9), Size(columns: 3, rows: 1), Size(columns: 0, rows: 0)] {
      var canvas = Canvas(size: size)
      canvas.write("李磊李磊", column: 0, row: 0)
      canvas.cursor = Position(column: 99, row: 99)
      loopback.terminal.paint(canvas)
    }
    loopback.terminal.paint(canvas("好"))
    #expect(loopback.output(until: "$").contains("好"))
  }

  @Test func withoutUTF8ASCIIStandsIn() throws {
    let loopback = try Loopback()
    var painter = Painter(palette: Palette(colors: false), charset: .ascii)
    painter.paint(canvas("▌─ 李…é·"))
    let output = loopback.output(until: "$")
    #expect(output.contains(">- ? ~?."))
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
  }

  // MARK: Modes

  @Test func theTerminalIsGivenBackAsItWas() throws {
    let loopback = try Loopback(options: TerminalOptions(mouse: true))
    let start = loopback.output(until: "\u{1B}[?1006h")
    #expect(start.contains("\u{1B}[?1049h") && start.contains("\u{1B}[?2004h"))
    #expect(!loopback.isCooked)
    loopback.terminal.close()
    let end = loopback.output(until: "\u{1B}[?1049l")
    #expect(end.contains("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l"))
    #expect(loopback.isCooked)
    // What comes after the end does nothing.
    loopback.terminal.close()
    loopback.terminal.paint(canvas("李磊"))
    loopback.terminal.copyToClipboard("x")
    loopback.terminal.suspend()
    #expect(loopback.terminal.nextEvent(timeout: 0) == .terminate)
  }

  @Test func theResetStringUndoesWhatWasSwitchedOn() throws {
    let loopback = try Loopback()
    let reset = withExtendedLifetime(loopback) { TerminalModes(mouse: true).reset }
    for sequence in [
      "\u{1B}[?2004l", "\u{1B}[?1006l", "\u{1B}[?1049l", "\u{1B}[?1l", "\u{1B}[39;49m",
    ] {
      #expect(reset.contains(sequence))
    }
    #expect(reset.contains("\u{1B}[?25h"))
    #expect(reset.utf8.count < 512)
  }

  @Test func theClipboardGetsBase64() throws {
    let loopback = try Loopback()
    loopback.terminal.copyToClipboard("李磊")
    #expect(loopback.output(until: "\u{7}").contains("\u{1B}]52;c;5p2O56OK\u{7}"))
  }

  // MARK: Events

  @Test(
    arguments: [
      ("a", [Key.character("a")]), ("李", [.character("李")]), ("\r", [Key(.enter)]),
      ("\u{1B}", [Key(.escape)]), ("\u{1B}x", [.alt(.character("x"))]),
      ("\u{1B}[A", [Key(.up)]), ("\u{1B}OB", [Key(.down)]), ("\u{1B}[1;3A", [.alt(.up)]),
      ("\u{1B}[1;3B", [.alt(.down)]), ("\u{1B}\u{1B}[A", [.alt(.up)]),
      ("\u{1B}[1;2C", [Key(.right)]),
      ("\u{1B}[H", [Key(.home)]), ("\u{1B}OF", [Key(.end)]), ("\u{1B}[1~", [Key(.home)]),
      ("\u{1B}[4~", [Key(.end)]), ("\u{1B}[7~", [Key(.home)]), ("\u{1B}[8~", [Key(.end)]),
      ("\u{1B}[5~", [Key(.pageUp)]), ("\u{1B}[6~", [Key(.pageDown)]), ("\u{1B}[3~", [Key(.delete)]),
      ("\u{1B}[2~", [Key(.insert)]), ("\u{1B}[Z", [Key(.backTab)]), ("\u{7F}", [Key(.backspace)]),
      ("\u{8}", [Key(.backspace)]), ("\u{1B}OP", [Key(.function(1))]),
      ("\u{1B}[15~", [Key(.function(5))]), ("\u{1}\u{3}\u{1A}\u{13}", "aczs".map { .control($0) }),
      ("a\u{1B}[Bb", [.character("a"), Key(.down), .character("b")]),
      ("\u{1B}[1;99Qx", [.character("x")]), ("\u{1B}[?61;1cx", [.character("x")]),
      ("é\u{1B}[A", [.character("é"), Key(.up)]),
    ] as [(String, [Key])])
  func keysAreRecognised(text: String, keys: [Key]) throws {
    let loopback = try Loopback()
    #expect(loopback.events(of: text) == keys.map { .key($0) })
  }

  @Test func aStrayByteTakesNoKeyWithIt() throws {
    let loopback = try Loopback()
    #expect(
      loopback.events(of: [0xE6, 0x61, 0xFF, 0x62]) == ["a", "b"].map { .key(.character($0)) })
  }

  @Test func aPasteIsOneEventWhateverItHolds() throws {
    let loopback = try Loopback()
    let text = "李磊\r\u{1B}[A\u{3}"
    #expect(
      loopback.events(of: "\u{1B}[200~\(text)\u{1B}[201~\u{1B}[A")
        == [.paste("李磊\n\u{1B}[A\u{3}"), .key(Key(.up))])
  }

  @Test(arguments: [true, false])
  func mouseReportsAreEvents(mouse: Bool) throws {
    let loopback = try Loopback(options: TerminalOptions(mouse: mouse))
    let start = loopback.output(until: "\u{1B}[?2004h")
    #expect(start.contains("\u{1B}[?1002h") == mouse)
    #expect(
      loopback.events(of: "\u{1B}[<0;3;2M\u{1B}[<65;3;2M") == [
        .mouse(MouseEvent(.press, at: Position(column: 2, row: 1))),
        .mouse(MouseEvent(.wheelDown, at: Position(column: 2, row: 1))),
      ])
  }

  @Test func aNewSizeIsAnEvent() throws {
    let loopback = try Loopback()
    #expect(loopback.terminal.size == Size(columns: 20, rows: 4))
    loopback.resize(columns: 31, rows: 7)
    #expect(loopback.terminal.nextEvent(timeout: 10_000) == .resize(Size(columns: 31, rows: 7)))
    #expect(loopback.terminal.size == Size(columns: 31, rows: 7))
  }

  @Test func waitingEndsAtTheTimeout() throws {
    let loopback = try Loopback()
    #expect(loopback.terminal.nextEvent(timeout: 0) == nil)
    #expect(loopback.terminal.nextEvent(timeout: 1) == nil)
  }

  @Test func anotherDescriptorEndsTheWaiting() throws {
    let loopback = try Loopback()
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    _ = write(ends[1], "x", 1)
    #expect(loopback.terminal.nextEvent(alsoWaitingFor: [ends[0]]) == nil)
    // A key comes first.
    loopback.type("k")
    loopback.waitForInput()
    #expect(loopback.terminal.nextEvent(alsoWaitingFor: [ends[0]]) == .key(.character("k")))
  }

  @Test func aTerminalThatIsGoneEndsTheProgram() throws {
    let loopback = try Loopback()
    loopback.hangUp()
    #expect(loopback.terminal.nextEvent(timeout: 10_000) == .terminate)
    #expect(loopback.terminal.nextEvent(timeout: 10_000) == .terminate)
    loopback.terminal.paint(canvas("李磊"))
  }

  // MARK: Terminals that can't

  @Test func thereIsOnlyOneTerminalAtATime() throws {
    let loopback = try Loopback()
    #expect(throws: TerminalError.system(errno: EBUSY)) { try Loopback() }
    loopback.terminal.paint(canvas("李磊"))
    #expect(loopback.output(until: "$").contains("李磊"))
  }

  @Test(arguments: [
    ("no-such-terminal", TerminalError.unknownTerminalType("no-such-terminal")),
    ("dumb", .incapableTerminalType("dumb")),
  ])
  func aTerminalTypeThatCannotDoItIsAnError(type: String, error: TerminalError) throws {
    #expect(throws: error) { try Loopback(type: type) }
    // And nothing of the attempt stays in the way.
    let loopback = try Loopback()
    loopback.terminal.paint(canvas("李磊"))
    #expect(loopback.output(until: "$").contains("李磊"))
  }
}
