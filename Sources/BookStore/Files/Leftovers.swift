import Glibc

/// What a run has left of a file that was killed in the middle of a save.
struct Leftover {
  /// The file's.
  var name: String
  var bytes: [UInt8]
}

/// Clears away the temporary files that a run has left which was killed in the middle of a save.
///
/// What is unfinished was never a card or a book. Else it is the old version, right after it was
/// displaced (or, at worst, what another program wrote at that moment), or the new one, right before.
/// The file itself stands under its own name, so the program goes on with that; but what differs from
/// it is first kept elsewhere. Nothing is touched while another instance may be saving.
///
/// - Parameters:
///   - names: temporary ones, as `TemporaryName` makes them.
///   - keep: keeps leftovers, or throws; then they stay.
func clearLeftovers(
  _ names: [String], in path: String, keep: ([Leftover]) throws(StoreError) -> Void
) {
  guard !names.isEmpty, let lock = FolderLock(path), let folder = try? Folder.writing(path) else {
    return
  }
  var cleared: [String] = []
  var kept: [(temporary: String, leftover: Leftover)] = []
  for temporary in names {
    guard let name = TemporaryName.original(temporary) else { continue }
    do throws(StoreError) {
      // Of a link nothing but the link is left here.
      let isLink = try folder.link(temporary) != nil
      if isLink || TemporaryName.isUnfinished(temporary) {
        cleared.append(temporary)
      } else if let left = try? ReadFile(temporary, in: folder.descriptor, followingLinks: false) {
        let current = try? ReadFile(name, in: folder.descriptor)
        if left.bytes.isEmpty || current?.bytes == left.bytes {
          cleared.append(temporary)
        } else {
          kept.append((temporary, Leftover(name: name, bytes: left.bytes)))
        }
      }
    } catch {
      continue
    }
  }
  if !kept.isEmpty, (try? keep(kept.map(\.leftover))) != nil { cleared += kept.map(\.temporary) }
  for temporary in cleared { _ = unlinkat(folder.descriptor, temporary, 0) }
  _ = folder.sync(saving: path)
  withExtendedLifetime(lock) {}
}
