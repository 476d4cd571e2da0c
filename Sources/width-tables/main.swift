import Foundation

// Writes the width table of the module ScreenModel: `swift run width-tables`, from the project's
// folder, with Debian's package unicode-data installed.

do {
  let widths = try UnicodeWidths(folder: UnicodeWidths.systemFolder)
  try Data(widths.source.utf8).write(to: URL(filePath: "Sources/ScreenModel/ScalarWidths.swift"))
} catch {
  FileHandle.standardError.write(Data("width-tables: \(error)\n".utf8))
  exit(1)
}
