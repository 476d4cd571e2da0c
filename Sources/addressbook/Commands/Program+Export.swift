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
    let line = ProgressLine(language: language)
    defer { line.clear() }
    let export: Export
    let caution: Caution?
    do throws(ExportFailure) {
      if !target.isStandardOutput { try target.check(against: book, overwriting: overwriting) }
      export = try Export(of: book, to: target) { done, count in
        line.show(WorkProgress(.exporting, done, of: count))
        return true
      }
      caution = target.isStandardOutput ? nil : try export.save(overwriting: overwriting)
    } catch {
      line.clear()
      throw Failure(error.phrase, status: error.status)
    }
    line.clear()
    if target.isStandardOutput {
      guard write(export.file.bytes, to: STDOUT_FILENO) else {
        throw Failure(Strings.cannotPrint(reason: SystemFailure(code: errno).message))
      }
    } else {
      try print(Strings.exported(export.count, to: target.path)[language].harmless + "\n")
    }
    for remark in export.remarks(caution) { complain(remark) }
    return export.status(caution)
  }
}
