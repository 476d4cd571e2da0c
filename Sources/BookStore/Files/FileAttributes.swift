import CFileSystem
import Glibc

/// What a file has besides its bytes, and a save has to keep: owner, mode, extended attributes
/// (access control lists are among them).
struct FileAttributes: Hashable, Sendable {
  /// Nil for a file that is to have an owner like any new one.
  private var owner: Owner?
  /// The permissions; of its kind nothing.
  private(set) var mode: mode_t
  private var extended: [Extended] = []

  private struct Owner: Hashable {
    var user: uid_t
    var group: gid_t
  }

  private struct Extended: Hashable {
    /// Ends with a zero.
    var name: [CChar]
    var value: [UInt8]
  }

  init(mode: mode_t) {
    self.mode = mode
  }

  init(of file: borrowing FileDescriptor) throws(SystemFailure) {
    let status = try file.status()
    owner = Owner(user: status.st_uid, group: status.st_gid)
    mode = status.st_mode & 0o7777
    extended = try Self.extended(of: file.number)
  }

  /// Gives them to a file that was just made.
  func apply(to file: borrowing FileDescriptor) throws(SystemFailure) {
    let new = try file.status()
    var mode = mode
    if let owner, owner != Owner(user: new.st_uid, group: new.st_gid) {
      let keepsGroup = try give(file.number, to: owner)
      // Another group gets no more than everybody.
      if !keepsGroup { mode = mode & ~0o070 | (mode & 0o007) << 3 }
    }
    for attribute in extended { try set(attribute, on: file.number) }
    // Changing the owner may have changed the mode, and an access control list is part of it.
    if try file.status().st_mode & 0o7777 != mode {
      _ = try retrying { fchmod(file.number, mode) }
    }
  }

  /// Only root may give files away; to a group of one's own anybody may.
  ///
  /// - Returns: whether the group is the right one now.
  private func give(_ file: Int32, to owner: Owner) throws(SystemFailure) -> Bool {
    for user in [owner.user, uid_t.max] {
      do throws(SystemFailure) {
        _ = try retrying { fchown(file, user, owner.group) }
        return true
      } catch {
        if error.code != EPERM { throw error }
      }
    }
    return false
  }

  /// Those that the system alone may write, or the file system can't hold, are left out.
  private func set(_ attribute: Extended, on file: Int32) throws(SystemFailure) {
    do throws(SystemFailure) {
      _ = try retrying {
        cfs_set_attribute(file, attribute.name, attribute.value, attribute.value.count)
      }
    } catch {
      if ![EPERM, EACCES, ENOTSUP, EINVAL].contains(error.code) { throw error }
    }
  }

  private static func extended(of file: Int32) throws(SystemFailure) -> [Extended] {
    let list: [CChar]
    do throws(SystemFailure) {
      list = try bytes { cfs_list_attributes(file, $0, $1) }
    } catch {
      if error.code == ENOTSUP || error.code == ENOSYS { return [] }
      throw error
    }
    var attributes: [Extended] = []
    for name in list.split(separator: 0) {
      let name = Array(name) + [0]
      do throws(SystemFailure) {
        let value: [UInt8] = try bytes { cfs_get_attribute(file, name, $0, $1) }
        attributes.append(Extended(name: name, value: value))
      } catch {
        // It went meanwhile, or isn't ours to read.
        if ![ENODATA, EPERM, EACCES, ENOTSUP].contains(error.code) { throw error }
      }
    }
    return attributes
  }

  /// The answer of a call that first says how much room it needs.
  private static func bytes<Byte: FixedWidthInteger>(
    _ call: (UnsafeMutablePointer<Byte>?, Int) -> Int
  ) throws(SystemFailure) -> [Byte] {
    while true {
      let size = try retrying { call(nil, 0) }
      if size == 0 { return [] }
      var bytes = [Byte](repeating: 0, count: size)
      do throws(SystemFailure) {
        let count = try retrying {
          bytes.withUnsafeMutableBufferPointer { call($0.baseAddress, size) }
        }
        return Array(bytes.prefix(count))
      } catch {
        // It has grown meanwhile.
        if error.code != ERANGE { throw error }
      }
    }
  }
}
