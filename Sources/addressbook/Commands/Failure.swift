package import BookUI
import ContactModel

/// Why the program can't do what it was asked: a sentence that says what, where, and what to do.
nonisolated package struct Failure: Error, Equatable {
  package var phrase: Phrase
  package var status: ExitStatus
  /// Lines below it: what there is to choose from.
  package var details: String

  package init(_ phrase: Phrase, status: ExitStatus = .failed, details: String = "") {
    self.phrase = phrase
    self.status = status
    self.details = details
  }
}

/// The program's exit status.
nonisolated package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Nothing was found, or what was asked is refused; nothing changed.
  case nothingFound = 1
  /// The command line, a file, or the terminal can't be used, or the disk didn't confirm that it
  /// has what was written.
  case failed = 2
}

nonisolated extension Caution {
  /// What a command ends with that got along otherwise.
  var status: ExitStatus {
    switch self {
    case .unconfirmed: .failed
    case .noBackup: .done
    }
  }
}
