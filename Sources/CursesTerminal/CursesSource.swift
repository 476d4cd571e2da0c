import CNcurses
import Glibc

/// Reads through curses, which joins the sequences that it knows.
///
/// Bytes, not characters: wget_wch keeps the first bytes of a character that comes in pieces to
/// itself, and takes up to fifteen keys for the rest of one that is broken.
struct CursesSource: RawSource {
  /// The terminal, past curses.
  let descriptor: Int32

  func next(_ patience: Patience) -> RawInput? {
    let window = curses_standard_screen()
    wtimeout(window, patience == .none ? 0 : 25)
    let read = wgetch(window)
    guard read != ERR else { return nil }
    return UInt8(exactly: read).map { .byte($0) } ?? .code(read)
  }

  /// Curses never reads ahead, so what follows the opening bracket is still in the terminal; there
  /// it can be had in large pieces.
  func pasteBlock() -> [UInt8] {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 1000) > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}
