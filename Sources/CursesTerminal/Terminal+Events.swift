import CNcurses
import CTerminalGuard
import Glibc
package import ScreenModel

extension Terminal {
  /// The next thing that happens, or nil when it takes longer than the timeout (in milliseconds;
  /// nil waits for ever), or as soon as one of the descriptors can be read.
  ///
  /// After `terminate` the terminal may be gone; there is nothing more to wait for.
  package func nextEvent(
    alsoWaitingFor descriptors: [Int32] = [], timeout milliseconds: Int? = nil
  ) -> InputEvent? {
    guard isOpen else { return .terminate }
    let deadline = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    // A read that finds nothing although there was something is the end of the input, or a signal
    // that came between.
    var emptyReads = 0
    let source = CursesSource(descriptor: input)
    while true {
      if let event = requestedEvent() { return event }
      switch decoder.decode(source) {
      case .event(let event): return event
      case .resized: return .resize(size)
      case .swallowed:
        emptyReads = 0
        continue
      case .nothing: break
      }
      switch wait(for: descriptors, until: deadline) {
      case .input:
        emptyReads += 1
        if emptyReads > 3 { return .terminate }
      case .interrupted: continue
      case .other, .timeout: return nil
      }
    }
  }

  /// What a signal asked for, or what was waiting.
  private func requestedEvent() -> InputEvent? {
    let requests = terminal_guard_take_requests()
    func asks(_ request: Int) -> Bool { Int(requests) & request != 0 }
    if asks(TERMINAL_GUARD_TERMINATE) { return .terminate }
    if asks(TERMINAL_GUARD_SUSPEND) {
      suspend()
    } else if asks(TERMINAL_GUARD_CONTINUE), waiting.isEmpty {
      resume()
    }
    if asks(TERMINAL_GUARD_RESIZE) { adoptSize() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private enum Wake {
    case input, other, interrupted, timeout
  }

  /// Sleeps until there is something to do.
  private func wait(for descriptors: [Int32], until deadline: ContinuousClock.Instant?) -> Wake {
    let watched = [input, terminal_guard_wake_descriptor()] + descriptors
    var polled = watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds(until: deadline))
    if count < 0 { return .interrupted }
    if count == 0 { return .timeout }
    if polled[1].revents != 0 { return .interrupted }
    return polled[0].revents != 0 ? .input : .other
  }

  /// What poll takes; rounded up, so that it doesn't return just before the deadline.
  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = (deadline - .now) / .milliseconds(1)
    return Int32(max(0, min(left.rounded(.up), 1e9)))
  }
}
