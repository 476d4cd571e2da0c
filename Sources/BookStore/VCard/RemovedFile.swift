import Glibc

/// A file that went with its last card, kept so that undo brings it back as it was: with its mode and
/// owner, as the link that it was, and with the places of the cards that went before.
struct RemovedFile: Sendable {
  let file: CardFile
  private let attributes: FileAttributes?
  /// Where it was a symbolic link: what it said.
  private let link: String?

  init(_ file: CardFile, in folder: borrowing Folder) throws(StoreError) {
    self.file = file
    link = try folder.link(file.name)
    do throws(SystemFailure) {
      attributes = try FileAttributes(
        of: FileDescriptor(file.name, in: folder.descriptor, flags: O_RDONLY))
    } catch {
      throw StoreError(saving: folder.path(of: file.name), error)
    }
  }

  /// Makes the file again; a link, where what it leads to still holds these bytes.
  func putBack(_ bytes: [UInt8], in folder: borrowing Folder) throws(StoreError) -> FileStamp {
    guard let link, let target = try? ReadFile(link, in: folder.descriptor), target.bytes == bytes
    else { return try folder.create(file.name, with: bytes, like: attributes) }
    try folder.createLink(file.name, to: link)
    return target.stamp
  }
}
