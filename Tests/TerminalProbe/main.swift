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
