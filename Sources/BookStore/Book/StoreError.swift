package import ContactFormats
package import ContactModel
import Glibc

/// Why a book can't be opened, or a change to it was not carried out. After a failed change the book
/// on the disk is as it was.
package enum StoreError: Error, Equatable, Sendable {
  /// There is no such file or folder (or a link leads nowhere).
  case missing(path: String)
  /// The system doesn't let us read it.
  case unreadable(path: String, SystemFailure)
  /// Neither a file nor a folder.
  case otherKind(path: String, FileKind)
  /// A file of neither kind that a book can be.
  case unknownFormat(path: String)
  /// It has a book's name, but not a book's content.
  case notABook(path: String, FormatError)

  /// The book, or this file in it, can't be changed.
  case readOnly(ReadOnlyReason)
  /// Another program changed it since it was read; saving would undo that.
  case changedOutside(path: String)
  /// Another program changed the same properties of the contact since it was read.
  case conflict(path: String, ContactMerge)
  /// Another program changed it at the very moment of the save, and the system let us neither keep
  /// nor put back its version under the file's name: it is in a file of its own now.
  case keptAside(path: String, as: String)
  /// The contact's file is gone, or the contact is no longer in it.
  case contactGone(path: String)
  /// The one file that the book is is gone.
  case bookGone(path: String)
  /// Undo or redo: the contact is no longer what the step left.
  case changedSince(path: String)
  /// There is a file already under the name that a new one would get.
  case fileExists(path: String)
  case diskFull(path: String)
  /// A copy of what is to be deleted could not be kept in that folder, so it was not deleted.
  case trashUnwritable(path: String, reason: String)
  /// The system doesn't let us write it.
  case unwritable(path: String, SystemFailure)
  /// The format has no way to hold the new value.
  case cannotHold(path: String, FormatError)
  /// The file chosen as a picture can't be read.
  case pictureUnreadable(path: String, SystemFailure)
  /// The file chosen as a picture is none.
  case notAPicture(path: String)
  /// These cards, which are to be imported, have UIDs that the book, or an imported card before them,
  /// has with another content, and nobody has said what is to become of them.
  case duplicates([DuplicateCard])
  /// A folder to be imported that has no file of contacts.
  case nothingToImport(path: String)
  /// The user stopped it; nothing changed.
  case cancelled
  /// A place that this kind of book can't store.
  case cannotMove(path: String)
}

extension StoreError {
  /// Whether a step of undo or redo that failed so fails as long as its contact is as it is.
  package var isLasting: Bool {
    switch self {
    case .changedSince, .contactGone, .fileExists: true
    default: false
    }
  }

  /// The system's own words for it, where it is the system that refused.
  var reason: String {
    switch self {
    case .unreadable(_, let failure), .unwritable(_, let failure): failure.message
    case .diskFull: SystemFailure(code: ENOSPC).message
    case .missing: SystemFailure(code: ENOENT).message
    case .trashUnwritable(_, let reason): reason
    default: "\(self)"
    }
  }

  /// A failed call on the way to a save.
  init(saving path: String, _ failure: SystemFailure) {
    self = failure.isFull ? .diskFull(path: path) : .unwritable(path: path, failure)
  }

  /// A book that is gone, as it is told to someone who wants to change a contact.
  var ofSaving: StoreError {
    if case .missing(let path) = self { .bookGone(path: path) } else { self }
  }

  init(reading path: String, _ failure: ReadFile.Failure) {
    switch failure {
    case .otherKind(let kind): self = .otherKind(path: path, kind)
    case .system(let failure):
      self = failure.isMissing ? .missing(path: path) : .unreadable(path: path, failure)
    }
  }
}
