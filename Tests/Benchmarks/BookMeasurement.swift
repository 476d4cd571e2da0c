import BookStore
import CFileSystem
import ContactFormats
import ContactModel
import Foundation
import Glibc

/// How fast many cards get into a book on the disk: against a plain loop that writes the same bytes
/// into as many files, and syncs once.
struct BookMeasurement {
  private let folder: URL
  private let count: Int

  /// - Parameter folder: on a local disk.
  static func report(in folder: String) throws {
    for count in [1000, 4000] {
      try BookMeasurement(in: folder, count: count).reportImports()
    }
    try reportGrowth("undo of an import into a property list", in: folder) { try $0.timeUndo() }
    try reportGrowth("damaged cards that arrive together", in: folder) { try $0.timeArrival() }
  }

  /// What one contact costs among many, compared with among few: about the same.
  private static func reportGrowth(
    _ what: String, in folder: String, time: (BookMeasurement) throws -> Double
  ) throws {
    let counts = [2000, 16000]
    let costs = try counts.map { count in
      try time(BookMeasurement(in: folder, count: count)) / Double(count)
    }
    Measurement(scan: costs[0]).line(
      "\(what), \(counts[1])", "\(rounded(costs[1])) µs each",
      "\(rounded(costs[1] / costs[0])) × that among \(counts[0])")
  }

  private init(in folder: String, count: Int) {
    self.folder = URL(filePath: folder).appending(path: "measured-\(getpid())")
    self.count = count
  }

  private func reportImports() throws {
    defer { remove() }
    let cards = try candidates(phone: "1")
    let loop = try inNewFolder("plain") { try writePlainly(cards, in: $0) }
    let measurement = Measurement(scan: loop)
    func report(_ what: String, _ time: Double) {
      measurement.line(
        "\(what), \(count) cards", "\(Self.rounded(time / 1000)) ms",
        "\(Self.rounded(time / loop)) × a plain loop")
    }
    report("a plain loop", loop)
    try inNewFolder("book") { path in
      var book = try openBook(at: path, surroundings: surroundings)
      report("import into a folder", try importing(cards, into: &book))
      report("replacing all of them", try importing(candidates(phone: "2"), into: &book))
    }
    let file = folder.appending(path: "book.vcf")
    try Data("".utf8).write(to: file)
    var book = try openBook(at: file.path, surroundings: surroundings)
    report("import into a file", try importing(cards, into: &book))
    report("replacing all of them", try importing(candidates(phone: "2"), into: &book))
  }

  private func timeUndo() throws -> Double {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "book.plist")
    let empty = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>"
    try Data(empty.utf8).write(to: file)
    var book = try openBook(at: file.path, surroundings: surroundings)
    let report = try book.importCards(candidates(phone: "1"), duplicates: nil) { _, _ in true }
    guard let change = report.change else { return 0 }
    return try Self.time { _ = try book.revert(change.inverse) }
  }

  private func timeArrival() throws -> Double {
    defer { remove() }
    return try inNewFolder("book") { path in
      var book = try openBook(at: path, surroundings: surroundings)
      for number in 0..<count {
        try Data("BEGIN:VCARD\nFN:Person \(number)\nrubbish\n".utf8)
          .write(to: URL(filePath: "\(path)/\(number).vcf"))
      }
      return try Self.time { _ = try book.refresh(nil) }
    }
  }

  private var surroundings: Surroundings {
    .system(stateFolder: folder.appending(path: "state").path)
  }

  private func candidates(phone: String) throws -> [ImportCandidate] {
    (0..<count).map { number in
      let text = """
        BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Person \(number)\r\nN:\(number);Person;;;\r\n\
        UID:\(number)\r\nTEL:\(phone)\(number)\r\nNOTE:somebody who is one of many\r\nEND:VCARD\r\n
        """
      return ImportCandidate(.card(VCard(bytes: Array(text.utf8))), file: "source.vcf", line: 1)
    }
  }

  private func importing(
    _ cards: [ImportCandidate], into book: inout any Book
  ) throws -> Double {
    try Self.time { _ = try book.importCards(cards, duplicates: .replace) { _, _ in true } }
  }

  private func writePlainly(_ cards: [ImportCandidate], in path: String) throws -> Double {
    let contents: [[UInt8]] = cards.map {
      if case .card(let card) = $0.content { card.bytes } else { [] }
    }
    return try Self.time {
      for (number, bytes) in contents.enumerated() {
        let file = open("\(path)/\(number).vcf", O_WRONLY | O_CREAT | O_EXCL, 0o666)
        if write(file, bytes, bytes.count) != bytes.count { print("It can't be written.") }
        close(file)
      }
      let folder = open(path, O_RDONLY)
      _ = cfs_sync_file_system(folder)
      close(folder)
    }
  }

  private func inNewFolder<Result>(_ name: String, _ work: (String) throws -> Result) throws
    -> Result
  {
    let path = folder.appending(path: name)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    return try work(path.path)
  }

  private func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// In microseconds by the clock: the disk counts too.
  private static func time(_ work: () throws -> Void) throws -> Double {
    let duration = try ContinuousClock().measure(work)
    return Double(duration.components.seconds) * 1e6
      + Double(duration.components.attoseconds) / 1e12
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
