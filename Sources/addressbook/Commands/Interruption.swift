import Glibc

/// While it lives, ^C doesn't end the program, but is noted, so that a long work can stop where
/// nothing is half done.
nonisolated struct Interruption: ~Copyable {
  private var old = sigset_t()
  private var own = sigset_t()

  init() {
    sigemptyset(&own)
    sigaddset(&own, SIGINT)
    pthread_sigmask(SIG_BLOCK, &own, &old)
  }

  /// Whether ^C was typed.
  var isRequested: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1
  }

  deinit {
    // It has had its effect, or came too late to have one.
    var (set, mask) = (own, old)
    var now = timespec()
    while sigtimedwait(&set, nil, &now) > 0 {}
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
