import BookStore
import BookUI
import ContactFormats
import ContactModel

/// What an import did, in words: for the command line and for the screen.
nonisolated struct ImportOutcome {
  let report: ImportReport
  /// All of them, those of reading the files too.
  let refusals: [ImportRefusal]
  private let unsureDates: UnsureDates

  init(_ report: ImportReport, of files: ImportFiles) {
    self.report = report
    refusals = files.refusals + report.refusals
    unsureDates = UnsureDates(in: files.candidates)
  }

  /// What a command ends with. That a part was refused is less than that the disk may not have the
  /// rest.
  var status: ExitStatus {
    let saved = report.change?.caution?.status ?? .done
    return saved == .done && !refusals.isEmpty ? .nothingFound : saved
  }

  var counts: ImportCounts {
    ImportCounts(
      added: report.added, alreadyThere: report.alreadyThere, replaced: report.replaced,
      skipped: report.skipped, refused: refusals.count)
  }

  /// The name of the collection that the new contacts went to; nil where the book has but one.
  func collection(of book: any Book) -> String? {
    let collections = book.info.collections
    guard collections.count > 1,
      let added = report.change?.cards.first(where: { $0.before == nil })?.after?.summary,
      collections.indices.contains(added.collection)
    else { return nil }
    return collections[added.collection].name
  }

  /// What else there is to say, a sentence each: also of every refusal why.
  var remarks: [Phrase] {
    let caution = report.change?.caution.map { Strings.caution($0) }
    return [caution].compactMap(\.self)
      + report.losses.map {
        Strings.importLoss(at: place($0.file, line: $0.line), fields: $0.fields)
      } + unsureDates.remarks + refusals.map(\.phrase)
  }
}

/// A file of what was refused, or why there is none.
nonisolated struct KeptRejections {
  var file: String
  var failure: Phrase?
}

nonisolated extension ImportOutcome {
  /// Keeps the bytes of what was refused in files of the current folder, one for each that was
  /// imported. Where that folder is the book, in which they would be contacts, they get into the one
  /// above it, or else into the state folder.
  func keepRejections(importing book: any Book, stateFolder: String?) -> [KeptRejections] {
    let kept = Dictionary(grouping: refusals.filter { !$0.bytes.isEmpty }, by: \.file)
    return kept.sorted { $0.key < $1.key }.compactMap { file, refusals in
      let bytes = refusals.flatMap { refusal in
        refusal.bytes + (refusal.bytes.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")])
      }
      if !book.contains(path: "./people.rejected.vcf") { return keep(bytes, of: file, in: "") }
      let above = keep(bytes, of: file, in: book.folder)
      guard let stateFolder, above?.failure != nil else { return above }
      try? makeStateFolder(stateFolder)
      return keep(bytes, of: file, in: stateFolder)
    }
  }

  /// Nil where every name is taken.
  private func keep(_ bytes: [UInt8], of file: String, in folder: String) -> KeptRejections? {
    let names = rejectionNames(for: file, areCards: bytes.starts(with: "BEGIN:VCARD".utf8))
    for name in names {
      let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
      do throws(StoreError) {
        _ = try writeExport(bytes, to: path)
        return KeptRejections(file: path)
      } catch {
        if case .fileExists = error {
          // It was kept already, from an earlier import.
          if (try? ReadFile(path).bytes) == bytes { return KeptRejections(file: path) }
          continue
        }
        return KeptRejections(file: path, failure: error.phrase)
      }
    }
    return nil
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

nonisolated extension ImportRefusal {
  fileprivate var phrase: Phrase {
    if case .file(let error) = reason { return error.importPhrase }
    return Strings.refused(at: place(file, line: line), reason.phrase)
  }
}

nonisolated extension StoreError {
  /// Of a file that is to be imported.
  var importPhrase: Phrase {
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
