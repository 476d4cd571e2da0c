import Foundation
import Glibc
import ScreenModel
import Testing
import width_tables

let allScalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

@Suite struct ScalarWidthTests {
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: UnicodeWidths.systemFolder.path),
      "the package unicode-data isn't installed"))
  func theTableIsWhatTheGeneratorWrites() throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ScreenModel/ScalarWidths.swift")
    let generated = try UnicodeWidths(folder: UnicodeWidths.systemFolder).source
    #expect(try String(contentsOf: source, encoding: .utf8) == generated)
  }

  /// Curses asks the C library for widths, so a difference would be a character that it can't draw
  /// in the columns that we gave it. There are none, but for characters that one side doesn't know.
  @Test(.enabled(if: libraryWidths != nil, "no locale C.UTF-8"))
  func widthsAreThoseOfTheCLibrary() throws {
    let widths = try #require(libraryWidths)
    let differences = zip(allScalars, widths).filter { scalar, width in
      switch ScalarWidth(of: scalar) {
      case .narrow: width != 1 && !isNew(scalar)
      case .wide: width != 2 && !isNew(scalar)
      case .mark: width != 0 && !isNew(scalar)
      // Never drawn.
      case .hidden, .ignored: false
      }
    }
    #expect(differences.map { String($0.0.value, radix: 16) } == [])
  }

  /// Unassigned, or newer than the C libraries that are around.
  private func isNew(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .unassigned
      || scalar.properties.age.map { $0.major >= 15 } ?? true
  }
}

/// The C library's wcwidth of all scalars in a UTF-8 locale; nil where there is no such locale.
private let libraryWidths: [Int32]? = {
  guard let symbol = dlsym(nil, "wcwidth"), let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
  else { return nil }
  let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> Int32).self)
  let previous = uselocale(locale)
  defer {
    uselocale(previous)
    freelocale(locale)
  }
  return allScalars.map { wcwidth(wchar_t(bitPattern: $0.value)) }
}()
