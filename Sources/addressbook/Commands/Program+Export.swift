import BookStore
import BookUI
import ContactFormats
import ContactModel
import Glibc

/// `export`: the whole book into a file, or onto standard output.
extension Program {
  func export(
    _ book: any Book, to target: ExportTarget, overwriting: Bool
  ) throws(Failure) -> ExitStatus {
    if !target.isStandardOutput { try check(target.path, book, overwriting: overwriting) }
    let cards = try attempt { () throws(StoreError) in try book.cards() }
    let export = try exported(cards, as: target)
    if target.isStandardOutput {
      guard write(export.bytes, to: STDOUT_FILENO) else {
        throw Failure(Strings.cannotPrint(reason: SystemFailure(code: errno).message))
      }
      return .done
    }
    let caution = try save(export.bytes, to: target.path, overwriting: overwriting)
    try print(Strings.exported(cards.count, to: target.path)[language].harmless + "\n")
    if let caution { complain(Strings.caution(caution)) }
    tell(export, of: target.path)
    return .done
  }

  /// What the file couldn't take, and what a spreadsheet would make of it.
  private func tell(_ export: ExportedFile, of path: String) {
    let leftOut = export.leftOut.map { "\($0.property) (\($0.count))" }
    if !leftOut.isEmpty { complain(Strings.exportLoss(of: path, properties: leftOut)) }
    if export.formulaCount > 0 { complain(Strings.formulaCells(export.formulaCount, in: path)) }
  }

  private func check(_ path: String, _ book: any Book, overwriting: Bool) throws(Failure) {
    if book.contains(path: path) {
      throw Failure(Strings.exportIntoBook(path), status: .nothingFound)
    }
    if !overwriting, access(path, F_OK) == 0 {
      throw Failure(Strings.exportExists(path), status: .nothingFound)
    }
  }

  private func exported(
    _ cards: [VCard], as target: ExportTarget
  ) throws(Failure) -> ExportedFile {
    switch target.format {
    case .cards(nil): return ExportedFile(bytes: cardFile(cards))
    case .cards(let version?):
      return ExportedFile(bytes: cardFile(cards.map { $0.converted(to: version) }))
    case .table: return googleCSV(cards.map { ExportedContact($0) })
    case .propertyList:
      do throws(FormatError) {
        return try propertyList(cards.map { ExportedContact($0) })
      } catch {
        throw Failure(Strings.cannotHold(target.path, error.phrase))
      }
    }
  }

  private func save(
    _ bytes: [UInt8], to path: String, overwriting: Bool
  ) throws(Failure) -> Caution? {
    do throws(StoreError) {
      return try writeExport(bytes, to: path, overwriting: overwriting)
    } catch {
      if case .fileExists = error {
        throw Failure(Strings.exportExists(path), status: .nothingFound)
      }
      throw Failure(error.phrase, status: error.status)
    }
  }
}
