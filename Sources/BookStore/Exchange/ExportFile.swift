package import ContactFormats
package import ContactModel
import Glibc

/// Puts the bytes of an export into a file, whole or not at all.
///
/// - Parameter overwriting: whether a file that is there already may be replaced; without it that is
///   an error.
package func writeExport(
  _ bytes: [UInt8], to path: String, overwriting: Bool = false
) throws(StoreError) -> Caution? {
  var status = stat()
  if overwriting, stat(path, &status) == 0 {
    var (file, _) = try BookFile.read(path, backups: nil)
    return try file.save(bytes)
  }
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  let folder = parts.dropLast().joined(separator: "/")
  let place = try Folder.writing(folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
  _ = try place.create(parts.last.map(String.init) ?? path, with: bytes)
  return place.sync(saving: path)
}

extension Book {
  /// Whether a file at that path would be the book, or in it.
  package func contains(path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = realPath(parts.isEmpty ? "." : parts.joined(separator: "/") + "/")
    let book = realPath(info.path)
    return realPath(path).isIdentical(to: book) || folder.isIdentical(to: book)
  }
}

/// The bytes of a file of these cards, one behind the other.
package func cardFile(_ cards: [VCard]) -> [UInt8] {
  var file = VCardFile(bytes: [])
  for card in cards { file.insertCard(card, at: file.cards.count) }
  return file.bytes
}

/// A new property list of the contacts, and what it can't hold of each; nobody who can't be held at
/// all is in it.
package func propertyList(
  _ cards: [VCard]
) throws(FormatError) -> (bytes: [UInt8], losses: [ExportLoss]) {
  var list = try PropertyListBook(
    bytes: PropertyListFile.bytes(of: .dictionary(.init([])), format: .xml))
  var people: [PropertyListDictionary] = []
  var losses: [ExportLoss] = []
  for card in cards {
    let contact = card.contact()
    do throws(FormatError) {
      let entry = try list.newEntry(for: contact, picture: card.pictureBytes)
      people.append(entry)
      let fields = contact.fields(missingIn: Contact(entry))
      if !fields.isEmpty { losses.append(ExportLoss(name: contact.displayName, fields: fields)) }
    } catch {
      losses.append(ExportLoss(name: contact.displayName, fields: []))
    }
  }
  _ = list.add(people)
  return (try list.bytes(), losses)
}

/// What an exported file can't hold of a contact.
package struct ExportLoss: Equatable, Sendable {
  /// As the list shows it.
  package var name: String
  /// Names of properties and fields; none where the contact is left out.
  package var fields: [String]

  package init(name: String, fields: [String]) {
    self.name = name
    self.fields = fields
  }
}
