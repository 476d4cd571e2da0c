import Foundation
import TestSupport
import Testing
import pinyin_tables

@Suite struct GeneratedTablesTests {
  @Test(.enabled(if: UnicodeData.isInstalled, "needs Debian's package unicode-data"))
  func theCommittedTablesAreWhatTheGeneratorWrites() throws {
    let names = try NameFixtures(folder: Fixtures.folder.appending(path: "Names"))
    let folder = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Sources/Pinyin/Tables/Generated")
    for file in GeneratedTables(unicode: try UnicodeData(), names: names).files {
      let committed = try Data(contentsOf: folder.appending(path: file.name))
      #expect(committed == Data(file.text.utf8), "\(file.name): run swift run pinyin-tables")
    }
  }
}
