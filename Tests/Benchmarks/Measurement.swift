import Glibc

/// Times pieces of work, and says how they compare with a plain scan of the same names.
struct Measurement {
  /// What a scan for one byte takes, in microseconds.
  let scan: Double

  /// The best of some runs, in microseconds of this thread's processor time: what else runs on the
  /// machine counts for less than by the clock.
  static func time(runs: Int = 15, _ work: () -> Void) -> Double {
    let times = (0..<runs).map { _ in
      let start = processorTime
      work()
      return processorTime - start
    }
    return times.min() ?? 0
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  func report(_ what: String, runs: Int = 15, _ work: () -> Void) {
    let time = Self.time(runs: runs, work)
    let shown = time < 1000 ? "\(rounded(time)) µs" : "\(rounded(time / 1000)) ms"
    line(what, shown, "\(rounded(time / scan)) × a scan")
  }

  func line(_ columns: String...) {
    let widths = [44, 12, 0]
    let padded = zip(columns, widths).map { column, width in
      column + String(repeating: " ", count: max(0, width - column.count))
    }
    print(padded.joined(separator: " "))
  }

  private func rounded(_ number: Double) -> Double {
    number < 10 ? (number * 100).rounded() / 100 : (number * 10).rounded() / 10
  }
}
