import Foundation

// Writes the tables of the module Pinyin: `swift run pinyin-tables`, from the project's folder, with
// Debian's package unicode-data installed.

do {
  let names = try NameFixtures(folder: URL(filePath: "Fixtures/Names"))
  let tables = GeneratedTables(unicode: try UnicodeData(), names: names)
  let folder = URL(filePath: "Sources/Pinyin/Tables/Generated")
  for file in tables.files {
    try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    print("\(file.name): \(file.text.utf8.count) bytes")
  }
} catch {
  FileHandle.standardError.write(Data("pinyin-tables: \(error)\n".utf8))
  exit(1)
}
