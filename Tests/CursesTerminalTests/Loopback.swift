import Foundation
import Glibc
import ScreenModel

@testable import CursesTerminal

/// The far end of a pseudo-terminal in this process: what is typed here reaches curses, and what
/// curses sends can be read here.
@MainActor
final class Loopback {
  let terminal: Terminal
  private var master: Int32
  private let slave: Int32
  private var received: [UInt8] = []

  /// Whether curses knows the terminal that the tests expect.
  nonisolated static let isAvailable = ["/etc", "/lib", "/usr/lib", "/usr/share"].contains {
    FileManager.default.fileExists(atPath: "\($0)/terminfo/x/xterm")
  }

  init(
    columns: Int = 20, rows: Int = 4, type: String = "xterm",
    options: TerminalOptions = TerminalOptions(colors: true)
  ) throws {
    (master, slave) = try Self.openPair(columns: columns, rows: rows)
    do {
      terminal = try Terminal(type: type, input: slave, output: slave, options: options)
    } catch {
      Glibc.close(slave)
      Glibc.close(master)
      throw error
    }
  }

  isolated deinit {
    terminal.close()
    Glibc.close(slave)
    if master >= 0 { Glibc.close(master) }
  }

  /// A pseudo-terminal of some size.
  static func openPair(columns: Int, rows: Int) throws -> (master: Int32, slave: Int32) {
    // posix_openpt and friends aren't in Swift's Glibc: what they do on Linux is this.
    let unlock: UInt = 0x4004_5431
    let getNumber: UInt = 0x8004_5430
    var locked: Int32 = 0
    var number: Int32 = -1
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard ioctl(master, unlock, &locked) == 0, ioctl(master, getNumber, &number) == 0 else {
      throw POSIXError(.ENODEV)
    }
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0, fcntl(master, F_SETFL, O_NONBLOCK) == 0 else { throw POSIXError(.ENODEV) }
    resize(master, columns: columns, rows: rows)
    return (master, slave)
  }

  private static func resize(_ descriptor: Int32, columns: Int, rows: Int) {
    var window = winsize()
    window.ws_col = UInt16(clamping: columns)
    window.ws_row = UInt16(clamping: rows)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// Changes the window's size, as a user does, and tells the process (which here isn't the
  /// terminal's own).
  func resize(columns: Int, rows: Int) {
    Self.resize(master, columns: columns, rows: rows)
    // To this thread alone: other tests' system calls go on undisturbed.
    pthread_kill(pthread_self(), SIGWINCH)
  }

  /// Closes the window.
  func hangUp() {
    Glibc.close(master)
    master = -1
  }

  /// Whether the terminal is in the mode in which shells leave it.
  var isCooked: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag & UInt32(ICANON | ECHO | ISIG) == UInt32(ICANON | ECHO | ISIG)
  }

  /// Waits until what was typed can be read.
  func waitForInput() {
    var polled = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    poll(&polled, 1, 10_000)
  }

  /// Types bytes.
  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// The events that some input makes, up to a key that closes it.
  func events(of text: String) -> [InputEvent] { events(of: Array(text.utf8)) }

  func events(of bytes: [UInt8]) -> [InputEvent] {
    let end = InputEvent.key(.control("]"))
    type(bytes)
    var events: [InputEvent] = []
    // What curses has taken for a lone escape isn't joined with the end.
    while let event = terminal.nextEvent(timeout: 50) { events.append(event) }
    type([0x1D])
    while let event = terminal.nextEvent(timeout: 5000), event != end { events.append(event) }
    return events
  }

  /// What was sent since the last call, once it holds `text`; after ten seconds whatever there is.
  func output(until text: String) -> String {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      receive(waiting: 50)
      if String(decoding: received, as: UTF8.self).contains(text) { break }
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  private func receive(waiting milliseconds: Int32) {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &block, block.count)
    if count > 0 { received += block[..<count] }
  }
}
