import BookStore
import BookUI
import ContactFormats
import ContactModel
import Glibc

/// Why an export was not made.
nonisolated enum ExportFailure: Error {
  /// There is such a file.
  case exists(String)
  /// The file would be the book, or in it.
  case insideBook(String)
  case cannotHold(String, FormatError)
  /// The system doesn't let us write the file; its folder where that isn't there.
  case unwritable(String, missingFolder: String?, SystemFailure)
  case store(StoreError)

  var phrase: Phrase {
    switch self {
    case .exists(let path): Strings.exportExists(path)
    case .insideBook(let path): Strings.exportIntoBook(path)
    case .cannotHold(let path, let error): Strings.cannotHold(path, error.phrase)
    case .unwritable(let path, let folder?, _): Strings.exportWithoutFolder(path, folder: folder)
    case .unwritable(let path, nil, let failure):
      Strings.exportUnwritable(path, reason: failure.message)
    case .store(let error): error.phrase
    }
  }

  /// What a command ends with.
  var status: ExitStatus {
    switch self {
    case .exists, .insideBook: .nothingFound
    case .cannotHold, .unwritable: .failed
    case .store(let error): error.status
    }
  }
}

/// Everybody of a book as the bytes of a file.
nonisolated struct Export {
  let target: ExportTarget
  let count: Int
  let file: ExportedFile
  /// What the book couldn't read.
  private let hidden: [BookProblem]

  init(
    of book: any Book, to target: ExportTarget, progress: ProgressReport
  ) throws(ExportFailure) {
    self.target = target
    switch target.format {
    case .cards(let version):
      let cards = try read { () throws(StoreError) in try book.cards(progress: progress) }
      count = cards.count
      let converted = version.map { version in cards.map { $0.converted(to: version) } }
      file = ExportedFile(bytes: cardFile(converted ?? cards))
    case .table:
      let people = try read { () throws(StoreError) in try book.exported(progress: progress) }
      count = people.count
      file = googleCSV(people)
    case .propertyList:
      let people = try read { () throws(StoreError) in try book.exported(progress: progress) }
      count = people.count
      do throws(FormatError) {
        file = try propertyList(people)
      } catch {
        throw .cannotHold(target.path, error)
      }
    }
    hidden = book.info.problems.filter(\.hidesContacts)
  }

  /// Puts the bytes into the file.
  func save(overwriting: Bool) throws(ExportFailure) -> Caution? {
    do throws(StoreError) {
      return try writeExport(file.bytes, to: target.path, overwriting: overwriting)
    } catch {
      switch error {
      case .fileExists: throw .exists(target.path)
      case .unwritable(let place, let failure):
        let isFolder = failure.isMissing && !place.isIdentical(to: target.path)
        throw .unwritable(target.path, missingFolder: isFolder ? place : nil, failure)
      default: throw .store(error)
      }
    }
  }

  /// What there is to say once it is saved: who is missing, what the file couldn't take, and what a
  /// spreadsheet would make of it.
  func remarks(_ caution: Caution?) -> [Phrase] {
    let leftOut = file.leftOut.map { "\($0.property) (\($0.count))" }
    let loss = leftOut.isEmpty ? nil : Strings.exportLoss(of: target.path, properties: leftOut)
    let formulas =
      file.formulaCount == 0 ? nil : Strings.formulaCells(file.formulaCount, in: target.path)
    return [incompleteness, caution.map { Strings.caution($0) }, loss, formulas]
      .compactMap(\.self)
  }

  private var incompleteness: Phrase? {
    hidden.first.map { first in
      Strings.exportIncomplete(hidden.count, first: first.phrase, at: first.file)
    }
  }

  /// What a command ends with once it is saved.
  func status(_ caution: Caution?) -> ExitStatus {
    hidden.isEmpty ? caution?.status ?? .done : .failed
  }
}

nonisolated extension ExportTarget {
  /// Refuses what would take something from the user.
  func check(against book: any Book, overwriting: Bool) throws(ExportFailure) {
    if book.contains(path: path) { throw .insideBook(path) }
    if !overwriting, access(path, F_OK) == 0 { throw .exists(path) }
  }
}

/// What a book gives, or why it can't be exported.
nonisolated private func read<People>(
  _ people: () throws(StoreError) -> People
) throws(ExportFailure) -> People {
  do throws(StoreError) {
    return try people()
  } catch {
    throw .store(error)
  }
}
