import BookUI
import CursesTerminal
import ScreenModel

/// The screen while a long work is done, which keeps the program from its loop: shows how far it
/// is, and lets the user stop it.
struct WorkScreen {
  /// A copy, which is shown with the progress and then forgotten.
  private var state: AppState
  private let terminal: Terminal
  /// A work that is done by then shows nothing.
  private var nextFrame = ContinuousClock.now + .milliseconds(300)
  private var isStopped = false
  /// What came in meanwhile, but for the keys that stop the work.
  private(set) var inputs: [InputEvent] = []

  init(_ state: AppState, on terminal: Terminal) {
    self.state = state
    self.terminal = terminal
  }

  /// Takes note of how far the work is, and answers whether it shall go on.
  mutating func show(_ progress: WorkProgress) -> Bool {
    guard !isStopped, ContinuousClock.now >= nextFrame else { return !isStopped }
    while let input = terminal.nextEvent(timeout: 0) {
      take(input)
      if input == .terminate { break }
    }
    _ = state.handle(.progress(progress))
    terminal.paint(state.screen())
    nextFrame = ContinuousClock.now + .milliseconds(100)
    return !isStopped
  }

  private mutating func take(_ input: InputEvent) {
    switch input {
    case .key(let key) where key.code == .escape || key == .control("c"):
      isStopped = true
      return
    case .resize: _ = state.handle(.input(input))
    case .terminate: isStopped = true
    default: break
    }
    inputs.append(input)
  }
}
