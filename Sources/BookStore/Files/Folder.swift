import CFileSystem
import ContactModel
import Glibc

/// An open folder, in which files are replaced, made and removed so that a crash at any moment
/// leaves the old or the new bytes whole.
struct Folder: ~Copyable {
  let path: String
  private let file: FileDescriptor

  private init(_ path: String) throws(SystemFailure) {
    self.path = path
    file = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY)
  }

  /// A folder to read.
  static func reading(_ path: String) throws(StoreError) -> Folder {
    do throws(SystemFailure) {
      return try Folder(path)
    } catch {
      throw StoreError(reading: path, .system(error))
    }
  }

  /// A folder in which something is to change.
  static func writing(_ path: String) throws(StoreError) -> Folder {
    do throws(SystemFailure) {
      return try Folder(path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  var descriptor: Int32 { file.number }

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Every name in it that is text, in no order.
  func names() throws(StoreError) -> [String] {
    var names: [String] = []
    do throws(SystemFailure) {
      try forEachEntry(of: path) { bytes, _ in
        if let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." {
          names.append(name)
        }
      }
    } catch {
      throw StoreError(reading: path, .system(error))
    }
    return names
  }

  /// Nil where there is nothing of that name.
  func status(of name: String, followingLinks: Bool = false) throws(StoreError) -> stat? {
    var status = stat()
    do throws(SystemFailure) {
      _ = try retrying {
        fstatat(descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
      }
      return status
    } catch {
      if error.isMissing { return nil }
      throw .unreadable(path: path(of: name), error)
    }
  }

  /// What a symbolic link says; nil for anything else.
  func link(_ name: String) throws(StoreError) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    do throws(SystemFailure) {
      let count = try retrying {
        readlinkat(descriptor, name, &bytes, bytes.count)
      }
      return String(validating: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    } catch {
      if error.code == EINVAL { return nil }
      throw StoreError(saving: path(of: name), error)
    }
  }

  /// Whether `syncFileSystem()` can be relied on here.
  var canSyncTogether: Bool { cfs_reports_lost_writes(descriptor) }

  /// Brings every file of the file system to the disk, those of other programs too. It is an error
  /// where one of them that was written since this folder was opened is lost, whosoever it is.
  func syncFileSystem() throws(SystemFailure) {
    _ = try retrying { cfs_sync_file_system(descriptor) }
  }

  /// Brings what was replaced, made and removed to the disk: only then is it safe. Until then the
  /// files are as they should be, but a power cut may still undo that.
  ///
  /// - Parameter path: of what was saved.
  /// - Returns: a word of caution where the system couldn't. (Some file systems can't, and needn't.)
  func sync(saving path: String) -> Caution? {
    do throws(SystemFailure) {
      try file.sync()
      return nil
    } catch {
      let isNeedless = error.code == EINVAL || error.code == ENOTSUP
      return isNeedless ? nil : .unconfirmed(path: path, reason: error.message)
    }
  }
}

/// Goes through a folder.
///
/// - Parameter take: gets the bytes of a name, and what the system says of its kind (`DT_…`).
func forEachEntry(
  of folder: String, _ take: (_ name: [UInt8], _ type: UInt8) -> Void
) throws(SystemFailure) {
  var stream = opendir(folder)
  while stream == nil, errno == EINTR { stream = opendir(folder) }
  guard let stream else { throw .last }
  defer { closedir(stream) }
  while true {
    errno = 0
    guard let entry = readdir(stream) else {
      if errno != 0 { throw .last }
      return
    }
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    take(name, entry.pointee.d_type)
  }
}
