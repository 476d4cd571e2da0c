import CursesTerminal
import Glibc
import ScreenModel

// Shows what the terminal does, for tests that need a real one: every event on a line of its own,
// newest first, and a few keys that misbehave on purpose.

/// The frame: a title with the size, then the events.
func frame(_ size: Size, _ events: [InputEvent]) -> Canvas {
  var canvas = Canvas(size: size)
  canvas.write("─ 探针 \(size.columns)×\(size.rows)", column: 0, row: 0, style: .title)
  for (row, event) in events.reversed().enumerated() {
    canvas.write("\(event)", column: 0, row: row + 1)
  }
  canvas.cursor = Position(column: 3, row: 0)
  return canvas
}

/// Paints frames of random text in random places, one over the other, and gives the last. Curses only
/// sends what differs; wide characters that shift by a column are what that goes wrong with.
func paintRandomFrames(_ terminal: Terminal) -> Canvas {
  let pieces = ["a", "bc", " ", "李", "李磊", "e\u{301}", "─", "\u{1112}\u{1161}\u{11AB}", "👨"]
  let styles: [Style] = [[], [], .selection, .match, .dim]
  var canvas = Canvas(size: terminal.size)
  for _ in 0..<300 {
    let row = Int.random(in: 0..<max(1, canvas.size.rows))
    let text = (0..<Int.random(in: 0...9)).map { _ in pieces.randomElement() ?? "" }.joined()
    canvas.write(
      text, column: Int.random(in: -2...canvas.size.columns), row: row,
      style: styles.randomElement() ?? [])
    terminal.paint(canvas)
  }
  // The last cell isn't drawn.
  let corner = Position(column: canvas.size.columns - 1, row: canvas.size.rows - 1)
  if canvas[corner.column, corner.row].width == 1 {
    canvas.write(" ", column: corner.column, row: corner.row)
  }
  canvas.cursor = Position(column: 1, row: corner.row)
  terminal.paint(canvas)
  return canvas
}

func complain(_ message: String) {
  let line = message + "\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}

/// Shows events until `q` or the end is asked for; says which.
func loop(_ terminal: Terminal) -> InputEvent {
  var events: [InputEvent] = []
  while true {
    terminal.paint(frame(terminal.size, events))
    guard let event = terminal.nextEvent() else { continue }
    events.append(event)
    switch event {
    case .key(.control("z")): terminal.suspend()
    case .key(.control("l")): terminal.repaint()
    case .key(.character("y")): terminal.copyToClipboard("李磊")
    case .key(.character("e")): complain("a complaint")
    case .key(.character("r")):
      paintRandomFrames(terminal).lines.forEach { complain("expected:" + $0) }
      _ = terminal.nextEvent()
    case .key(.character("t")): trap(at: events.count)
    case .key(.character("s")): recurse(0)
    case .key(.character("a")): abort()
    case .key(.character("q")), .terminate: return event
    default: break
    }
  }
}

/// A mistake that Swift stops the program for.
func trap(at index: Int) {
  let empty: [Int] = []
  complain("\(empty[index])")
}

/// Runs out of stack.
@inline(never) func recurse(_ depth: Int) {
  withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
    buffer[depth % 4096] = 1
    recurse(depth &+ 1)
    complain("\(buffer[0])")
  }
}

do {
  let terminal = try Terminal(options: TerminalOptions(mouse: true))
  let end = loop(terminal)
  terminal.close()
  print("ended by \(end)")
} catch {
  print("no terminal: \(error)")
  exit(2)
}
