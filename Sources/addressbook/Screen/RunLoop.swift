import BookUI
import CursesTerminal
import ScreenModel

/// The full screen, from the first frame until the user leaves: events into the state, its effects
/// carried out, its frames painted.
struct RunLoop {
  private var state: AppState
  private var runner: EffectRunner
  private let terminal: Terminal
  private var isOver = false

  init(state: AppState, runner: EffectRunner, terminal: Terminal) {
    self.state = state
    self.runner = runner
    self.terminal = terminal
  }

  mutating func run() {
    // The window's size is the first event, as what is beside the list depends on it.
    handle(.input(.resize(terminal.size)))
    while !isOver {
      terminal.paint(state.screen())
      // Keys that came in meanwhile (a held key, a slow line) share one frame, but not for so long
      // that the screen seems dead.
      var next = terminal.nextEvent()
      let nextFrame = ContinuousClock.now + .milliseconds(50)
      while let event = next, !isOver {
        handle(.input(event))
        next = ContinuousClock.now < nextFrame ? terminal.nextEvent(timeout: 0) : nil
      }
    }
  }

  /// Gives an event to the state, then the answers to its effects, until none is left.
  private mutating func handle(_ event: Event) {
    var events = [event][...]
    while let event = events.popFirst() {
      for effect in state.handle(event) {
        if let answer = runner.answer(to: effect) {
          events.append(answer)
        } else {
          show(effect)
        }
      }
    }
  }

  /// Carries out an effect on the terminal.
  private mutating func show(_ effect: Effect) {
    switch effect {
    case .copyToClipboard(let text): terminal.copyToClipboard(text)
    case .repaint: terminal.repaint()
    case .suspend: terminal.suspend()
    case .quit: isOver = true
    case .load, .add, .update, .delete, .move, .revert: break
    }
  }
}
