import ContactFormats
import ContactModel
import FormatChecks
import Glibc

/// How fast cards are read: against a scan for line ends (memchr, line by line) of the same bytes.
enum CardMeasurement {
  /// A whole book: finding its cards, then what the list needs of each.
  static func report(book path: String) {
    guard let bytes = contents(of: path) else { return print("\(path) can't be read") }
    var found = 0
    let measurement = Measurement(scan: Measurement.time(runs: 5) { found += lineCount(bytes) })
    measurement.report("memchr for every line of \(bytes.count >> 20) MB", runs: 5) {
      found += lineCount(bytes)
    }
    measurement.report("finding the cards (target: 3 × a scan)", runs: 5) {
      found += VCardFile(bytes: bytes).cards.count
    }
    let file = VCardFile(bytes: bytes)
    measurement.report("summaries of \(file.cards.count) cards", runs: 3) {
      found += file.cards.reduce(0) { $0 + $1.summary().phones.count }
    }
    let summaries = file.cards.map { $0.summary() }
    let peak = peakMemory
    measurement.line(
      "peak memory with \(summaries.count) summaries", "\(peak >> 20) MB",
      "\(rounded(Double(peak) / Double(max(1, bytes.count)))) × the file")
    measurement.report("everything of every card", runs: 1) {
      found += file.cards.reduce(0) { $0 + $1.contact()[.phones].count }
    }
    measurement.report("saving without an edit", runs: 3) { found += file.bytes.count }
    if found == 0 { print("Nothing was read.") }
  }

  /// Bad input in two sizes. A byte should cost the same in both.
  static func reportBadInput() {
    for kind in BadCards.all {
      let (small, large) = (kind.bytes(1 << 20), kind.bytes(kind.size))
      let times = [small, large].map { bytes in Measurement.time(runs: 1) { read(bytes) } }
      let scan = Measurement.time(runs: 1) { _ = lineCount(large) }
      let growth = times[1] / Double(large.count) / (times[0] / Double(small.count))
      Measurement(scan: scan).line(
        "\(kind.name), \(large.count >> 20) MB", "\(rounded(times[1] / 1000)) ms",
        "a byte costs \(rounded(growth)) × that of 1 MB")
    }
  }

  /// What opening, looking at and saving a book does.
  private static func read(_ bytes: [UInt8]) {
    let file = VCardFile(bytes: bytes)
    var found = file.warnings.count
    for card in file.cards {
      found += card.summary().phones.count
      found += contactJSON(card.contact(), card: card).text.utf8.count
    }
    if found < 0 || file.bytes != bytes { print("It was changed.") }
  }

  private static func lineCount(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard var start = bytes.baseAddress else { return 0 }
      let end = start + bytes.count
      var count = 0
      while start < end, let hit = memchr(start, 10, end - start) {
        start = UnsafeRawPointer(hit) + 1
        count += 1
      }
      return count
    }
  }

  /// The most memory that this process has had, in bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
