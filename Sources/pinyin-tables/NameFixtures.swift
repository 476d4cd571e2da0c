package import Foundation

/// The project's own lists of names, in Fixtures/Names.
package struct NameFixtures {
  /// A word and the readings of its characters.
  struct Word {
    var characters: [UInt32]
    var readings: [Syllable]
  }

  /// Surnames with the readings that they have as surnames.
  var surnames: [Word] = []
  /// Other readings that bearers of a one-character surname go by.
  var alternatives: [UInt32: [Syllable]] = [:]
  /// Words that begin with a surname's character and are no names.
  var phrases: [Word] = []
  /// Latin letters → ASCII letters.
  var latinFold: [UInt32: String] = [:]

  package init(folder: URL) throws {
    for row in try rows("surnames.tsv", in: folder) {
      let word = Word(row[0], row[1])
      surnames.append(word)
      if word.characters.count == 1 {
        alternatives[word.characters[0]] = Self.alternatives(in: row[4])
      }
    }
    phrases = try rows("phrase_exceptions.tsv", in: folder).map { Word($0[0], $0[1]) }
    for row in try rows("latin_fold.tsv", in: folder) {
      guard let codePoint = UInt32(row[0].dropFirst(2), radix: 16) else { continue }
      latinFold[codePoint] = row[2]
    }
  }

  /// The readings that a note names: `diff=LETTER; disputed; alt tán,xín; alt letters T/X`.
  private static func alternatives(in note: String) -> [Syllable] {
    note.split(separator: "; ")
      .filter { $0.hasPrefix("alt ") && !$0.hasPrefix("alt letters ") }
      .flatMap { $0.dropFirst(4).split { $0 == "," || $0 == " " } }
      .map { Syllable(marked: String($0)) }
  }
}

extension NameFixtures.Word {
  init(_ text: String, _ readings: String) {
    characters = text.unicodeScalars.map(\.value)
    self.readings = readings.split(separator: " ").map { Syllable(marked: String($0)) }
  }
}

private func rows(_ name: String, in folder: URL) throws -> [[String]] {
  try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    .split(separator: "\n").dropFirst()
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}
