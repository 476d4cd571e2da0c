package import ContactFormats

/// Where an export goes, and in which format.
nonisolated package struct ExportTarget: Equatable, Sendable {
  package enum Format: Equatable, Sendable {
    /// Cards as they are stored, or (where a version is named) converted to that.
    case cards(Version?)
    /// Google's table.
    case table
    case propertyList
  }

  /// `-` is standard output.
  package var path: String
  package var format: Format

  package init(path: String, format: Format) {
    self.path = path
    self.format = format
  }

  package var isStandardOutput: Bool { path == "-" }
}

nonisolated extension ExportTarget.Format {
  /// What a file's name tells; nil where it tells nothing.
  ///
  /// - Parameter version: of cards.
  init?(fileName: String, version: Version? = nil) {
    switch fileName.lowercased() {
    case let name where name.hasSuffix(".vcf") || name.hasSuffix(".vcard"):
      self = .cards(version)
    case let name where name.hasSuffix(".csv"): self = .table
    case let name where name.hasSuffix(".plist"): self = .propertyList
    default: return nil
    }
  }
}

/// The versions that cards are converted to, by their names.
nonisolated enum ExportVersion: String, CaseIterable {
  case v30 = "3.0"
  case v40 = "4.0"

  var version: Version {
    switch self {
    case .v30: .v30
    case .v40: .v40
    }
  }
}

nonisolated extension Operands {
  /// Takes a file's name, which tells the format.
  mutating func exportTarget() throws(UsageError) -> ExportTarget {
    let path = try next(.file)
    let version: ExportVersion? = try choice(.vcard)
    if path == "-" { return ExportTarget(path: path, format: .cards(version?.version)) }
    guard let format = ExportTarget.Format(fileName: path, version: version?.version) else {
      throw .unknownExportKind(path)
    }
    if case .cards = format { return ExportTarget(path: path, format: format) }
    if has(.vcard) { throw .notOfCards(Option.vcard.spelling, file: path) }
    return ExportTarget(path: path, format: format)
  }
}
