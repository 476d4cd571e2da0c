import BookUI

/// The words of a command line, sorted into options and operands by the rules of `getopt_long`:
/// options stand anywhere, short ones can be bundled, long ones shortened, `--` ends them.
nonisolated struct ArgumentList: Equatable {
  private(set) var options: [Option: String] = [:]
  private(set) var operands: [String] = []
  /// What is wrong with them first. The others are read all the same, for they may say in which
  /// language the complaint is to be.
  private(set) var error: UsageError?

  init(_ words: some Sequence<String>) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      do throws(UsageError) {
        try read(word, next: &rest)
      } catch {
        self.error = self.error ?? error
      }
    }
  }

  /// From words as the system gives them. One that is no text is an error, because Swift would put
  /// U+FFFD in the place of its bytes, and a contact must never get that.
  init(bytes words: [[UInt8]]) {
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    self.init(texts)
    let odd = zip(words, texts).first { !$0.elementsEqual($1.utf8) }
    if let (_, text) = odd { error = .notText(text) }
  }

  /// Nil where none is given, or one that there isn't.
  var language: Language? { options[.language].flatMap(Language.init) }

  private mutating func read(
    _ word: String, next: inout ArraySlice<String>
  ) throws(UsageError) {
    if word.hasPrefix("--") {
      try readLong(word.dropFirst(2), next: &next)
    } else if word.hasPrefix("-"), word != "-" {
      try readShort(word.dropFirst(), next: &next)
    } else {
      operands.append(word)
    }
  }

  /// `--name`, `--name=value`, `--name value`.
  private mutating func readLong(
    _ word: Substring, next: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = word.prefix { $0 != "=" }
    let value = word.count > name.count ? String(word.dropFirst(name.count + 1)) : nil
    let option = try Self.option(named: name)
    if !option.takesValue, value != nil { throw .unexpectedValue("--" + option.rawValue) }
    try set(option, value, spelled: "--" + option.rawValue, next: &next)
  }

  /// `-b value`, `-bvalue`, and bundles: `-Vh`.
  private mutating func readShort(
    _ word: Substring, next: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = Option.allCases.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)")
      }
      var value: String?
      if option.takesValue, !letters.isEmpty {
        value = String(letters)
        letters = ""
      }
      try set(option, value, spelled: "-\(letter)", next: &next)
    }
  }

  /// Remembers an option; one that takes a value and has none yet takes the next word. The last
  /// one of a kind counts.
  private mutating func set(
    _ option: Option, _ value: String?, spelled: String, next: inout ArraySlice<String>
  ) throws(UsageError) {
    guard option.takesValue else {
      options[option] = ""
      return
    }
    guard let value = value ?? next.popFirst() else { throw .missingValue(spelled) }
    options[option] = value
  }

  /// The option of a long name, or of a beginning that no other has.
  private static func option(named name: Substring) throws(UsageError) -> Option {
    if let option = Option(rawValue: String(name)) { return option }
    let candidates = Option.allCases.filter { $0.rawValue.hasPrefix(name) }
    guard let option = candidates.first, !name.isEmpty else { throw .unknownOption("--\(name)") }
    guard candidates.count == 1 else {
      throw .ambiguousOption("--\(name)", candidates: candidates.map { "--" + $0.rawValue })
    }
    return option
  }
}
