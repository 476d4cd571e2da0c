import BookStore
import BookUI
import ContactFormats
import ContactModel
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
        line.show(Strings.reading, done, count)
        return !interruption.isRequested
      }
    } catch {
      line.clear()
      throw Failure(error.importPhrase, status: error.status)
    }
    let report = try attempt { () throws(StoreError) in
      try book.importing(files.candidates, rule, ask: askForRule) { done, count in
        line.show(Strings.importing, done, count)
        return !interruption.isRequested
      }
    }
    line.clear()
    let refusals = files.refusals + report.refusals
    let counts = Strings.imported(
      added: report.added, alreadyThere: report.alreadyThere, replaced: report.replaced,
      skipped: report.skipped, refused: refusals.count)
    try print(counts[language].harmless + "\n")
    if let caution = report.change?.caution { complain(Strings.caution(caution)) }
    for loss in report.losses {
      complain(Strings.importLoss(at: place(loss.file, line: loss.line), fields: loss.fields))
    }
    tell(refusals)
    return refusals.isEmpty ? .done : .nothingFound
  }

  /// Asks at a terminal what is to become of contacts that the book has otherwise; nil where there
  /// is nobody to ask, or no answer.
  private func askForRule(_ count: Int) -> DuplicateRule? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    _ = write(Strings.askForRule(count)[language], to: STDERR_FILENO)
    let answer = (readLine() ?? "").lowercased()
    return DuplicateRule.allCases.first { !answer.isEmpty && $0.rawValue.hasPrefix(answer) }
  }

  // MARK: - Refusals

  /// Says of each why, and keeps its bytes in a file of the current folder.
  private func tell(_ refusals: [ImportRefusal]) {
    for refusal in refusals {
      if case .file(let error) = refusal.reason {
        complain(error.importPhrase)
      } else {
        complain(
          Strings.refused(at: place(refusal.file, line: refusal.line), refusal.reason.phrase))
      }
    }
    let kept = Dictionary(grouping: refusals.filter { !$0.bytes.isEmpty }, by: \.file)
    for (file, refusals) in kept.sorted(by: { $0.key < $1.key }) {
      let bytes = refusals.flatMap { refusal in
        refusal.bytes + (refusal.bytes.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")])
      }
      keep(bytes, of: file)
    }
  }

  private func keep(_ bytes: [UInt8], of file: String) {
    let names = rejectionNames(for: file, areCards: bytes.starts(with: "BEGIN:VCARD".utf8))
    for name in names {
      do throws(StoreError) {
        _ = try writeExport(bytes, to: name)
        return complain(Strings.rejectionsKept(in: name))
      } catch {
        if case .fileExists = error { continue }
        return complain(error.phrase)
      }
    }
  }
}

/// `people.rejected.csv`, and what to take where there is such a file.
nonisolated private func rejectionNames(for file: String, areCards: Bool) -> [String] {
  let name = file.split(separator: "/").last.map(String.init) ?? file
  let dot = name.lastIndex(of: ".") ?? name.endIndex
  let stem = name[..<dot] + ".rejected"
  let ending = areCards ? ".vcf" : String(name[dot...])
  return [stem + ending] + (2..<1000).map { "\(stem)-\($0)" + ending }
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
      guard case .duplicates(let count) = error, let answer = ask(count) else { throw error }
      return try importCards(candidates, duplicates: answer, progress: progress)
    }
  }
}

nonisolated extension StoreError {
  /// Of a file that is to be imported.
  fileprivate var importPhrase: Phrase {
    switch self {
    case .unknownFormat(let path), .otherKind(let path, _): Strings.noImportKind(path)
    case .missing(let path): Strings.nothingAt(path)
    default: phrase
    }
  }
}

nonisolated extension ImportRefusal.Reason {
  fileprivate var phrase: Phrase {
    switch self {
    case .part(.undecodableText): Strings.undecodableText
    case .part(.aboveHeadings): Strings.aboveHeadings
    case .part(.noPerson): Strings.noPerson
    case .emptyCard: Strings.emptyCard
    case .noCard: Strings.noCard
    case .file(let error): error.importPhrase
    case .cannotHold(let error): error.phrase
    }
  }
}
