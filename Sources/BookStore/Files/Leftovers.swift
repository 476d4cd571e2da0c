import Glibc

/// Clears away the temporary files that a run has left which was killed in the middle of a save.
///
/// Such a file is the new version that was never in place, or, right after the exchange, the old one
/// (or, at worst, what another program wrote at that moment). The file itself stands under its own
/// name, so the program goes on with that; but what differs from it is first kept elsewhere. Nothing
/// is touched while another instance may be saving.
///
/// - Parameters:
///   - names: temporary ones, as `TemporaryName` makes them.
///   - keep: keeps the bytes of a leftover of the file of that name, or throws; then it stays.
func clearLeftovers(
  _ names: [String], in path: String,
  keep: (_ name: String, _ bytes: [UInt8]) throws(StoreError) -> Void
) {
  guard !names.isEmpty, let lock = FolderLock(path), let folder = try? Folder.writing(path) else {
    return
  }
  for temporary in names {
    guard let name = TemporaryName.original(temporary) else { continue }
    do throws(StoreError) {
      // Of a link nothing but the link is left here.
      if try folder.link(temporary) == nil {
        guard let left = try? ReadFile(temporary, in: folder.descriptor, followingLinks: false)
        else { continue }
        let current = try? ReadFile(name, in: folder.descriptor)
        if !left.bytes.isEmpty, current?.bytes != left.bytes { try keep(name, left.bytes) }
      }
      _ = unlinkat(folder.descriptor, temporary, 0)
    } catch {
      continue
    }
  }
  _ = folder.sync(saving: path)
  withExtendedLifetime(lock) {}
}
