import BookUI
import ContactFormats

nonisolated extension FormatError {
  /// What is wrong, as the middle of a sentence.
  var phrase: Phrase {
    switch self {
    case .empty: Strings.fileIsEmpty
    case .malformed(_, let reason): Phrase(zh: reason, en: reason)
    case .otherShape(let expected): Strings.expectedShape(expected)
    case .binary: Strings.fileIsNoTable
    case .unencodable(let property, let charset): Strings.notInCharset(property, charset)
    case .unknownCharset(let property, let charset): Strings.unknownCharset(property, charset)
    case .undecodable(let property, let charset): Strings.notOfCharset(property, charset)
    case .missingPicture: Strings.pictureHasNoBytes
    case .propertyList(let fault, _): fault.phrase
    }
  }

  /// Where in its file it is wrong, counted from 1; nil where that isn't known.
  var line: Int? {
    switch self {
    case .malformed(let line, _), .propertyList(_, let line): line
    case .empty, .otherShape, .binary, .unencodable, .unknownCharset, .undecodable,
      .missingPicture:
      nil
    }
  }
}

nonisolated extension PropertyListFault {
  fileprivate var phrase: Phrase {
    switch self {
    case .empty, .blank: Strings.fileIsEmpty
    case .unrecognized: Strings.notAPropertyList
    case .truncated: Strings.fileIsCutOff
    case .unexpected(let thing): Strings.unexpected(thing)
    case .badValue(let element): Strings.badElementValue(element)
    case .definesEntities: Strings.definesEntities
    case .badReference(let name): Strings.badReference(name)
    case .tooDeep: Strings.tooDeep
    case .tooManyObjects: Strings.tooManyObjects
    case .selfReference: Strings.selfReference
    case .damaged: Strings.fileIsDamaged
    case .unknownEncoding(let name): Strings.unknownEncoding(name)
    case .wrongShape: Strings.notOfContacts
    case .cannotHold: Strings.valueCannotBeHeld
    }
  }
}
