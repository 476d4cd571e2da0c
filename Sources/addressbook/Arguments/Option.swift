/// An option of the command line; the raw value is its long name.
nonisolated enum Option: String, CaseIterable, Sendable {
  case book, language, mouse, fileOrder = "file-order", json, noHeader = "no-header", duplicates,
    vcard, force, merge
  case help, version

  /// Those that every command takes.
  static let common: Set<Option> = [.book, .language, .help, .version]

  /// Its one-letter form.
  var letter: Character? {
    switch self {
    case .book: "b"
    case .help: "h"
    case .version: "V"
    case .language, .mouse, .fileOrder, .json, .noHeader, .duplicates, .vcard, .force, .merge:
      nil
    }
  }

  var takesValue: Bool {
    switch self {
    case .book, .language, .duplicates, .vcard: true
    case .mouse, .fileOrder, .json, .noHeader, .force, .merge, .help, .version: false
    }
  }

  /// As it is typed.
  var spelling: String { "--" + rawValue }
}
