import BookStore
import BookUI
import ContactModel

/// Import and export of the screen.
nonisolated extension EffectRunner {
  func suggestion(for path: String) -> PathSuggestion {
    let completion = PathCompletion(of: path)
    return PathSuggestion(typed: path, path: completion.path, names: completion.names)
  }

  mutating func importFiles(
    _ path: String, _ rule: DuplicateAnswer?, beside neighbour: ContactID?, for effect: Effect,
    _ progress: (WorkProgress) -> Bool
  ) -> Event {
    let files: ImportFiles
    do throws(StoreError) {
      files = try ImportFiles([expandingHome(path)]) { done, count in
        progress(WorkProgress(.reading, done, of: count))
      }
    } catch {
      return answer(to: effect, error, error.importPhrase)
    }
    do throws(StoreError) {
      let report = try book.importCards(
        files.candidates, duplicates: rule?.rule, beside: neighbour
      ) { done, count in
        progress(WorkProgress(.importing, done, of: count))
      }
      let outcome = ImportOutcome(report, of: files)
      return .imported(result(of: outcome), by: effect)
    } catch {
      return answer(to: effect, error, error.phrase)
    }
  }

  private func answer(to effect: Effect, _ error: StoreError, _ phrase: Phrase) -> Event {
    switch error {
    case .cancelled: .stopped(effect)
    case .duplicates(let cards): .importNeedsRule(count: cards.count, by: effect)
    default: .failed(effect, message: phrase[language])
    }
  }

  private func result(of outcome: ImportOutcome) -> ImportResult {
    let kept = outcome.keepRejections(importing: book, stateFolder: stateFolder)
    return ImportResult(
      change: outcome.report.change, counts: outcome.counts,
      collection: outcome.collection(of: book),
      rejectionFiles: kept.filter { $0.failure == nil }.map(\.file),
      remarks: (kept.compactMap(\.failure) + outcome.remarks).map { $0[language] })
  }

  func export(
    to path: String, replacing: Bool, for effect: Effect, _ progress: (WorkProgress) -> Bool
  ) -> Event {
    guard let format = ExportTarget.Format(fileName: path) else {
      return .failed(effect, message: Strings.noExportKind(path)[language])
    }
    let target = ExportTarget(path: expandingHome(path), format: format)
    do throws(ExportFailure) {
      try target.check(against: book, overwriting: replacing)
      let export = try Export(of: book, to: target) { done, count in
        progress(WorkProgress(.exporting, done, of: count))
      }
      let caution = try export.save(overwriting: replacing)
      return .exported(
        export.count, remarks: export.remarks(caution).map { $0[language] }, by: effect)
    } catch {
      switch error {
      case .exists: return .exportExists(effect)
      case .store(.cancelled): return .stopped(effect)
      default: return .failed(effect, message: error.phrase[language])
      }
    }
  }
}

nonisolated extension DuplicateAnswer {
  fileprivate var rule: DuplicateRule {
    switch self {
    case .skip: .skip
    case .replace: .replace
    case .keepBoth: .keepBoth
    }
  }
}
