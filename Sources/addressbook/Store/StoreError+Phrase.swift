import BookStore
import BookUI
import ContactFormats
import ContactModel

nonisolated extension StoreError {
  /// What went wrong, where, and what to do. Of a book that won't open the whole path is named; of
  /// one that is open, the file's name tells enough.
  var phrase: Phrase {
    switch self {
    case .missing(let path): Strings.bookMissing(path, make: makingCommand(path))
    case .unreadable(let path, let failure):
      Strings.bookUnreadable(path, reason: failure.message)
    case .otherKind(let path, _), .unknownFormat(let path): Strings.noBookKind(path)
    case .notABook(let path, let error):
      Strings.malformedBook(at: place(path, line: error.line), error.phrase)
    case .readOnly(let reason): reason.phrase
    case .changedOutside(let path): Strings.changedOutside(fileName(path))
    case .conflict(let path, let merge):
      Strings.conflict(fileName(path), fields: merge.conflicts.map(Strings.subject(of:)))
    case .keptAside(let path, let other): Strings.keptAside(fileName(path), as: other)
    case .contactGone(let path): Strings.contactGone(fileName(path))
    case .bookGone(let path): Strings.bookGone(fileName(path))
    case .changedSince(let path): Strings.changedSince(fileName(path))
    case .fileExists(let path): Strings.fileExists(fileName(path))
    case .diskFull(let path): Strings.diskFull(fileName(path))
    case .trashUnwritable(let path, let reason): Strings.trashUnwritable(path, reason: reason)
    case .unwritable(let path, let failure):
      Strings.unwritable(fileName(path), reason: failure.message)
    case .cannotHold(let path, let error): Strings.cannotHold(fileName(path), error.phrase)
    case .pictureUnreadable(let path, let failure):
      Strings.pictureUnreadable(path, reason: failure.message)
    case .notAPicture(let path): Strings.notAPicture(path)
    case .cannotMove(let path): Strings.cannotMove(fileName(path))
    case .duplicates(let cards): Strings.duplicates(cards.count)
    case .nothingToImport(let path): Strings.nothingToImport(path)
    case .cancelled: Strings.cancelled
    }
  }
}

nonisolated extension StoreError {
  /// What a command ends with: whether the change was refused, or something went wrong on the way.
  var status: ExitStatus {
    switch self {
    case .readOnly, .changedOutside, .conflict, .keptAside, .contactGone, .changedSince,
      .fileExists, .cannotHold, .notAPicture, .cannotMove, .duplicates, .cancelled:
      .nothingFound
    case .missing, .unreadable, .otherKind, .unknownFormat, .notABook, .bookGone, .diskFull,
      .trashUnwritable, .unwritable, .pictureUnreadable, .nothingToImport:
      .failed
    }
  }
}

nonisolated extension StoreError {
  /// How many of the things that an error is about are listed below it.
  private static let lineLimit = 20

  /// Lines below the sentence: what each of several things is.
  func details(in language: Language) -> String {
    guard case .duplicates(let cards) = self else { return "" }
    var lines = cards.prefix(Self.lineLimit).map { card in
      let other = card.other.map { place($0.file, line: $0.line) }
      return Strings.duplicate(
        card.name, at: place(card.place.file, line: card.place.line), other: other)
    }
    if cards.count > lines.count { lines.append(Strings.andMore(cards.count - lines.count)) }
    return lines.map { $0[language].harmless + "\n" }.joined()
  }
}

nonisolated extension ReadOnlyReason {
  /// Why nothing can be changed, and what would help.
  var phrase: Phrase {
    switch self {
    case .file(let path): Strings.fileNotWritable(fileName(path))
    case .folder(let path): Strings.folderNotWritable(fileName(path))
    case .oldStyle(let path): Strings.oldStylePropertyList(shellWord(path))
    case .wouldLose(let path, .comment(let line)):
      Strings.savingLosesComment(at: place(fileName(path), line: line))
    case .wouldLose(let path, .undecodableText(let line)):
      Strings.savingLosesBytes(at: place(fileName(path), line: line))
    }
  }
}

nonisolated extension BookInfo {
  /// What to say of the problems in the book; nil where there are none.
  var notice: Phrase? {
    problems.first.map { first in
      Strings.problems(problems.count, first: first.phrase, at: place(first.file, line: first.line))
    }
  }
}

nonisolated extension BookProblem {
  /// What is wrong, without the place.
  var phrase: Phrase {
    switch reason {
    case .unreadable(let failure): Strings.unreadableFile(reason: failure.message)
    case .otherKind: Strings.notAFile
    case .noCard: Strings.noCard
    case .severalCards(let count): Strings.severalCards(count)
    case .format(.missingEnd): Strings.cardWithoutEnd
    case .format(.junkLine): Strings.lineIsNoProperty
    case .format(.danglingSoftBreak): Strings.valueIsCutOff
    case .format(.strayQuote): Strings.strayQuote
    case .format(.textOutsideCards): Strings.textOutsideCards
    case .format(.utf16): Strings.fileIsUTF16
    case .strayEntry(let section, let index):
      Strings.entryIsNoPerson(index + 1, section: section)
    case .hardLinked: Strings.fileIsHardLinked
    case .name: Strings.fileNameIsNoText
    case .ending: Strings.fileNameEndsOtherwise
    case .contact(let fault, let name): Strings.named(name, fault.phrase)
    case .sameUID(let name, let file, let line):
      Strings.named(name, Strings.sameUID(as: place(file, line: line)))
    case .missingMember(let member, let group):
      Strings.named(group, Strings.missingMember(member))
    }
  }
}

nonisolated extension ContactFault {
  fileprivate var phrase: Phrase {
    switch self {
    case .noName: Strings.contactWithoutName
    case .noFullName: Strings.cardWithoutFullName
    case .damagedPicture: Strings.damagedPicture
    case .badDate(let property, let text): Strings.badDate(text, in: property)
    case .formula(let property, let text): Strings.formula(text, in: property)
    }
  }
}

/// `file:line`, as compilers and editors write it.
nonisolated func place(_ file: String, line: Int?) -> String {
  line.map { "\(file):\($0)" } ?? file
}

/// What to type for a new, empty book of this name; property lists come from elsewhere.
nonisolated private func makingCommand(_ path: String) -> String? {
  let name = path.lowercased()
  if name.hasSuffix(".plist") { return nil }
  return (name.hasSuffix(".vcf") ? "touch " : "mkdir ") + shellWord(path)
}

/// A path as one word of a command, in quotes where it needs them.
nonisolated private func shellWord(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { byte in
    byte >= 0x80 || "/._-+@:,%".utf8.contains(byte)
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }
  if isPlain, !path.hasPrefix("-") { return path }
  let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(
    separator: "'\\''")
  return "'" + quoted + "'"
}
