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
  /// Whether a file at that path would be the book, or in it or one of its collections.
  package func contains(path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = realPath(parts.isEmpty ? "." : parts.joined(separator: "/") + "/")
    let book = realPath(info.path)
    return [realPath(path), folder, folderAbove(folder)].contains { $0.isIdentical(to: book) }
  }

  /// The folder that the book stands in.
  package var folder: String { folderAbove(realPath(info.path)) }
}

/// The folder that a file or folder stands in, of whose path every link is followed.
private func folderAbove(_ path: String) -> String {
  "/" + path.split(separator: "/").dropLast().joined(separator: "/")
}

/// The bytes of a file of these cards, one behind the other.
package func cardFile(_ cards: [VCard]) -> [UInt8] {
  var file = VCardFile(bytes: [])
  for card in cards { file.insertCard(card, at: file.cards.count) }
  return file.bytes
}
