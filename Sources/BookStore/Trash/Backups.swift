import ContactModel
import Glibc

/// Copies of books that are one file, as they were before the first change of each run; the last ten
/// of every book. They stand in a folder of the book's own path, under the time.
struct Backups: Sendable {
  private static let count = 10

  let folder: String
  /// Seconds since 1970.
  let now: @Sendable () -> Int

  /// Keeps the bytes of a book, unless they are those of the last copy.
  ///
  /// - Parameter path: the book's, with links followed.
  func keep(_ bytes: [UInt8], of path: String) throws(StoreError) {
    let place = folder + path
    try makeStateFolder(place)
    let backups = try Folder.writing(place)
    var names = try backups.names().filter { TemporaryName.original($0) == nil }.sorted()
    if let last = names.last, let old = try? ReadFile(last, in: backups.descriptor),
      old.bytes == bytes
    {
      return
    }
    names.append(try create(bytes, of: path, in: backups))
    if case .unconfirmed(_, let reason) = backups.sync(saving: place) {
      throw .trashUnwritable(path: place, reason: reason)
    }
    for name in names.dropLast(Self.count) { _ = unlinkat(backups.descriptor, name, 0) }
  }

  /// - Returns: the name of the copy.
  private func create(
    _ bytes: [UInt8], of path: String, in backups: borrowing Folder
  ) throws(StoreError) -> String {
    let time = utcName(now())
    let ending = fileName(path).split(separator: ".").last.map { "." + $0 } ?? ""
    var number = 0
    while true {
      // Several runs in one second keep their order.
      let digits = String(1000 + number).dropFirst()
      let name = "\(time)-\(digits)\(ending)"
      do throws(StoreError) {
        _ = try backups.create(name, with: bytes, like: FileAttributes(mode: 0o600))
        return name
      } catch {
        guard case .fileExists = error, number < 999 else { throw error }
        number += 1
      }
    }
  }
}
