/// What is to become of one file of a folder.
struct FileChange {
  enum Kind {
    /// A new file, never over another; the attributes are those of one that comes back.
    case create([UInt8], like: FileAttributes?)
    /// New bytes in the place of the old ones; owner, mode and extended attributes stay. Where the
    /// file isn't the one any more that was read, it stays.
    case replace([UInt8], since: FileVersion)
    /// Nothing is left of it, if it is still the one that was read. Of a link it is the link that
    /// goes, and the file behind it that was read.
    case remove(since: FileVersion)
    /// A symbolic link, never over a file, to one with that stamp.
    case link(to: String, FileStamp)
  }

  var name: String
  var kind: Kind
  /// Where the file is; nil: where the others of its batch are.
  var folder: String?

  init(_ name: String, _ kind: Kind, in folder: String? = nil) {
    self.name = name
    self.kind = kind
    self.folder = folder
  }
}

/// A change that is written, and has yet to take its place.
struct PreparedChange {
  let change: FileChange
  let temporary: TemporaryName
  /// Of the file that will be there; of one that goes, its own.
  let stamp: FileStamp
}
