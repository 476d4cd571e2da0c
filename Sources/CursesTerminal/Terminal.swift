import CNcurses
import CTerminalGuard
import Glibc
package import ScreenModel

/// The user's terminal while the program has it: from `init` to `close` it shows our frames.
///
/// There can only be one at a time, as there is one curses.
package final class Terminal {
  private let screen: OpaquePointer
  private let output: Int32
  let input: Int32
  private let files: [UnsafeMutablePointer<FILE>]
  private let modes: TerminalModes
  private var painter: Painter
  var decoder = KeyDecoder()
  /// Events that came about without a key.
  var waiting: [InputEvent] = []
  private(set) var isOpen = true

  /// Takes the terminal of standard input and output.
  package convenience init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    guard let type = environmentVariable("TERM") else { throw .noTerminalType }
    try self.init(type: type, input: STDIN_FILENO, output: STDOUT_FILENO, options: options)
  }

  /// Takes a terminal by its type and descriptors.
  init(
    type: String, input: Int32, output: Int32, options: TerminalOptions
  ) throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    let charset = Charset.adopt()
    guard terminal_guard_start(input, output) else { throw .system(errno: errno) }
    do throws(TerminalError) {
      (self.screen, self.files) = try Self.openScreen(type: type, input: input, output: output)
    } catch {
      terminal_guard_stop()
      throw error
    }
    self.input = input
    self.output = output
    self.modes = TerminalModes(mouse: options.mouse)
    Self.configureInput()
    self.painter = Painter(palette: Palette(colors: options.colors), charset: charset)
    let reset = modes.reset
    terminal_guard_set_reset(reset, reset.utf8.count)
    _ = terminal_guard_hold_standard_error()
    adoptSize()
    write(modes.on)
  }

  isolated deinit {
    close()
  }

  /// Gives the terminal back as it was, and prints what was written to standard error meanwhile.
  /// A second call does nothing.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    write(modes.off)
    endwin()
    delscreen(screen)
    for file in files { fclose(file) }
    terminal_guard_stop()
    terminal_guard_release_standard_error()
  }

  // MARK: Painting

  /// The size of the window now.
  package var size: Size {
    Size(columns: Int(curses_columns()), rows: Int(curses_rows()))
  }

  /// Shows a frame.
  package func paint(_ canvas: Canvas) {
    guard isOpen else { return }
    painter.paint(canvas)
  }

  /// Sends the whole frame again, where something else has written on the screen.
  package func repaint() {
    guard isOpen else { return }
    painter.repaint()
  }

  /// Puts text on the clipboard of the terminal, however far away that is (OSC 52).
  package func copyToClipboard(_ text: String) {
    guard isOpen else { return }
    write("\u{1B}]52;c;\(base64(text.utf8))\u{07}")
  }

  // MARK: Suspending

  /// Gives the terminal to the shell until the user brings the program back, which the next event
  /// (`resume`) tells.
  package func suspend() {
    guard isOpen else { return }
    write(modes.off)
    def_prog_mode()
    endwin()
    terminal_guard_stop_process_group()
    resume()
  }

  /// Takes the terminal again, as it was left.
  func resume() {
    reset_prog_mode()
    adoptSize()
    repaint()
    write(modes.on)
    waiting.append(.resume)
  }

  /// Tells curses the window's size, if it has changed; curses then reads as `KEY_RESIZE`.
  func adoptSize() {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return
    }
    if is_term_resized(Int32(window.ws_row), Int32(window.ws_col)) {
      resizeterm(Int32(window.ws_row), Int32(window.ws_col))
    }
  }

  /// Sends a sequence that curses doesn't know. A terminal that is gone is noticed by reading.
  private func write(_ sequence: String) {
    var rest = Array(sequence.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  // MARK: Setting curses up

  private static func openScreen(
    type: String, input: Int32, output: Int32
  ) throws(TerminalError) -> (OpaquePointer, [UnsafeMutablePointer<FILE>]) {
    // Streams of our own: curses sets a buffer, and closing ours leaves the descriptors open.
    guard let reading = fdopen(fcntl(input, F_DUPFD_CLOEXEC, 3), "r") else {
      throw .system(errno: errno)
    }
    guard let writing = fdopen(fcntl(output, F_DUPFD_CLOEXEC, 3), "w") else {
      let error = errno
      fclose(reading)
      throw .system(errno: error)
    }
    guard let screen = newterm(type, writing, reading) else {
      fclose(reading)
      fclose(writing)
      throw .unknownTerminalType(type)
    }
    guard let cursorAddress = tigetstr("cup"), Int(bitPattern: cursorAddress) != -1 else {
      endwin()
      delscreen(screen)
      fclose(reading)
      fclose(writing)
      throw .incapableTerminalType(type)
    }
    return (screen, [reading, writing])
  }

  /// Every key comes as it is, at once, and isn't echoed.
  private static func configureInput() {
    set_escdelay(25)
    raw()
    noecho()
    nonl()
    keypad(curses_standard_screen(), true)
    KeyCodes.define()
  }
}
