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
  func comingBack(_ bytes: [UInt8], in folder: borrowing Folder) -> FileChange {
    guard let link, let target = try? ReadFile(link, in: folder.descriptor), target.bytes == bytes
    else { return FileChange(file.name, .create(bytes, like: attributes)) }
    return FileChange(file.name, .link(to: link, target.stamp))
  }
}
