/// The words of a command line, sorted into options and operands by the rules of `getopt_long`:
/// options stand anywhere, short ones can be bundled, long ones shortened, `--` ends them.
nonisolated struct ArgumentList: Equatable {
  private(set) var options: [Option: String] = [:]
  private(set) var operands: [String] = []

  init(_ words: some Sequence<String>) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), next: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word.dropFirst(), next: &rest)
      } else {
        operands.append(word)
      }
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
