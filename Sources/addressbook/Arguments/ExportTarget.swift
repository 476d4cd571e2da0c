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
    let name = path.lowercased()
    let format: ExportTarget.Format
    switch name {
    case "-": format = .cards(version?.version)
    case _ where name.hasSuffix(".vcf") || name.hasSuffix(".vcard"):
      format = .cards(version?.version)
    case _ where name.hasSuffix(".csv"): format = .table
    case _ where name.hasSuffix(".plist"): format = .propertyList
    default: throw .unknownExportKind(path)
    }
    if case .cards = format { return ExportTarget(path: path, format: format) }
    if has(.vcard) { throw .notOfCards(Option.vcard.spelling, file: path) }
    return ExportTarget(path: path, format: format)
  }
}
