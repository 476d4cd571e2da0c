import BookStore
import BookUI
import CursesTerminal
import ScreenModel

/// The full screen, from the first frame until the user leaves: events into the state, its effects
/// carried out, its frames painted.
struct RunLoop: ~Copyable {
  private var state: AppState
  private var runner: EffectRunner
  private let terminal: Terminal
  /// Nil where the system can't watch the book.
  private var watch: BookWatch?
  private var isOver = false

  /// How many files are read between two looks at the keys.
  private static let filesAtOnce = 100

  init(
    state: AppState, runner: EffectRunner, terminal: Terminal, watch: consuming BookWatch?
  ) {
    self.state = state
    self.runner = runner
    self.terminal = terminal
    self.watch = watch
  }

  mutating func run() {
    // The window's size is the first event, as what is beside the list depends on it.
    handle(.input(.resize(terminal.size)))
    while !isOver {
      terminal.paint(state.screen())
      // Keys that came in meanwhile (a held key, a slow line) share one frame, but not for so long
      // that the screen seems dead.
      var next = terminal.nextEvent(
        alsoWaitingFor: [watch?.descriptor].compactMap(\.self), timeout: watch?.delay)
      let nextFrame = ContinuousClock.now + .milliseconds(50)
      while let event = next, !isOver {
        handle(.input(event))
        next = ContinuousClock.now < nextFrame ? terminal.nextEvent(timeout: 0) : nil
      }
      takeOutsideChanges()
    }
  }

  /// Takes in what other programs have changed, of many files a part.
  private mutating func takeOutsideChanges() {
    watch?.collect()
    switch watch?.take(limit: Self.filesAtOnce) {
    case .files(let names): runner.outsideEvents(names).forEach { handle($0) }
    case .everything: runner.outsideEvents(nil).forEach { handle($0) }
    case nil: break
    }
  }

  /// Gives an event to the state, then the answers to its effects, until none is left.
  private mutating func handle(_ event: Event) {
    var events = [event][...]
    while !isOver, let event = events.popFirst() {
      for effect in state.handle(event) {
        show(effect)
        var work = WorkScreen(state, on: terminal)
        events += runner.events(after: effect) { work.show($0) }
        events += work.inputs.map { .input($0) }
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
    case .load, .examineRight, .add, .addCopy, .update, .delete, .move, .revert, .restore,
      .listDeleted,
      .keepDraft, .takeDraft, .dropDraft, .completePath, .importFiles, .exportFile:
      break
    }
  }
}
