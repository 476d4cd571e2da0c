import CursesTerminal
import ScreenModel
import Testing

@Suite(.serialized, .enabled(if: Loopback.isAvailable, "no terminfo entry for xterm"))
@MainActor
struct LoopbackTests {
  private func canvas(_ text: String, style: Style = []) -> Canvas {
    var canvas = Canvas(size: Size(columns: 20, rows: 4))
    canvas.write(text, column: 0, row: 0, style: style)
    return canvas
  }

  @Test func wideCharactersArriveWhole() throws {
    let loopback = try Loopback()
    loopback.terminal.paint(canvas("李磊"))
    #expect(loopback.output(until: "李磊").contains("李磊"))
  }

  @Test func keysArrive() throws {
    let loopback = try Loopback()
    #expect(
      loopback.events(of: "aZ李\r\u{1B}[A\u{1B}[1;3B\u{1B}OC\u{1B}x") == [
        .key(.character("a")), .key(.character("Z")), .key(.character("李")), .key(Key(.enter)),
        .key(Key(.up)), .key(.alt(.down)), .key(Key(.right)), .key(.alt(.character("x"))),
      ])
  }
}
