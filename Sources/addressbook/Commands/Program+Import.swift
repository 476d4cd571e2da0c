import BookStore
import BookUI
import Glibc

/// `import`: contacts of files into the book, in one save.
extension Program {
  func importFiles(
    _ paths: [String], duplicates rule: DuplicateRule?, into book: any Book
  ) throws(Failure) -> ExitStatus {
    var book = book
    let line = ProgressLine(language: language)
    let interruption = Interruption()
    defer { line.clear() }
    let files: ImportFiles
    do throws(StoreError) {
      files = try ImportFiles(paths) { done, count in
        line.show(WorkProgress(.reading, done, of: count))
        return !interruption.isRequested
      }
    } catch {
      line.clear()
      throw Failure(error.importPhrase, status: error.status)
    }
    let report = try attempt { () throws(StoreError) in
      try book.importing(files.candidates, rule, ask: askForRule) { done, count in
        line.show(WorkProgress(.importing, done, of: count))
        return !interruption.isRequested
      }
    }
    line.clear()
    let outcome = ImportOutcome(report, of: files)
    let counts = Strings.imported(outcome.counts, into: outcome.collection(of: book))
    try print(counts[language].harmless + "\n")
    for remark in outcome.remarks { complain(remark) }
    for kept in outcome.keepRejections(
      importing: book, stateFolder: environment.stateFolder)
    {
      complain(kept.failure ?? Strings.rejectionsKept(in: kept.file))
    }
    return outcome.status
  }

  /// Asks at a terminal what is to become of contacts that the book has otherwise; nil where there
  /// is nobody to ask, or no answer.
  private func askForRule(_ count: Int) -> DuplicateRule? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    _ = write(Strings.askForRule(count)[language], to: STDERR_FILENO)
    let answer = (readLine() ?? "").lowercased()
    return DuplicateRule.allCases.first { !answer.isEmpty && $0.rawValue.hasPrefix(answer) }
  }
}

nonisolated extension Book {
  /// Imports, and asks once where a rule is missing.
  fileprivate mutating func importing(
    _ candidates: [ImportCandidate], _ rule: DuplicateRule?, ask: (Int) -> DuplicateRule?,
    progress: ProgressReport
  ) throws(StoreError) -> ImportReport {
    do throws(StoreError) {
      return try importCards(candidates, duplicates: rule, progress: progress)
    } catch {
      guard case .duplicates(let cards) = error, let answer = ask(cards.count) else { throw error }
      return try importCards(candidates, duplicates: answer, progress: progress)
    }
  }
}
