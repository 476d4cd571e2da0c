import BookUI
import Glibc

/// A line on standard error that tells how far a long work is: only on a terminal, and only when it
/// takes a while.
final class ProgressLine {
  private let language: Language
  private let isShown = isatty(STDERR_FILENO) == 1
  private var nextTime: Int
  private var isPainted = false

  init(language: Language) {
    self.language = language
    nextTime = milliseconds() + 300
  }

  func show(_ progress: WorkProgress) {
    guard isShown else { return }
    let now = milliseconds()
    guard now >= nextTime else { return }
    nextTime = now + 100
    isPainted = true
    let text = Strings.progress(progress, stop: "^C")[language]
    _ = write("\r" + text + "\u{1B}[K", to: STDERR_FILENO)
  }

  func clear() {
    if isPainted { _ = write("\r\u{1B}[K", to: STDERR_FILENO) }
    isPainted = false
  }
}

/// Of a clock that only goes forward.
private func milliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec &* 1000 &+ time.tv_nsec / 1_000_000
}
