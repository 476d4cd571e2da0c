/// A property list as a value that keeps every type, the order of keys, and repeated keys: what
/// Foundation's readers drop or merge.
package enum PropertyList: Sendable {
  case string(String)
  case integer(Int128)
  case real(Double)
  case boolean(Bool)
  /// Seconds since the beginning of 2001 in UTC.
  case date(Double)
  case data([UInt8])
  /// A reference inside a keyed archive; only in binary files.
  case uid(UInt64)
  case array([PropertyList])
  case dictionary(PropertyListDictionary)

  /// How deep containers may nest. Contact lists need four levels; the limit keeps hostile files
  /// from exhausting the stack.
  static let depthLimit = 128
}

extension PropertyList: Equatable {
  /// Equal in type and in every byte. Two numbers that are no number (NaN) are equal.
  package static func == (a: PropertyList, b: PropertyList) -> Bool {
    switch (a, b) {
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)), (.date(let a), .date(let b)):
      a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN)
    case (.boolean(let a), .boolean(let b)): a == b
    case (.data(let a), .data(let b)): a == b
    case (.uid(let a), .uid(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.dictionary(let a), .dictionary(let b)): a == b
    default: false
    }
  }
}

/// The members of a dictionary in the file's order. A key that stands twice is kept twice; the last
/// one counts, as in other readers.
package struct PropertyListDictionary: Sendable {
  package struct Member: Sendable {
    package var key: String
    package var value: PropertyList

    package init(key: String, value: PropertyList) {
      self.key = key
      self.value = value
    }
  }

  package var members: [Member]

  package init(_ members: [Member] = []) {
    self.members = members
  }

  /// Keys are told apart byte for byte. Setting changes the member that counts, or adds one at the
  /// end; nil removes every member of that key.
  package subscript(key: String) -> PropertyList? {
    get { lastIndex(of: key).map { members[$0].value } }
    set {
      guard let newValue else {
        members.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
        return
      }
      if let index = lastIndex(of: key) {
        members[index].value = newValue
      } else {
        members.append(Member(key: key, value: newValue))
      }
    }
  }

  private func lastIndex(of key: String) -> Int? {
    members.lastIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension PropertyListDictionary: Equatable {
  package static func == (a: PropertyListDictionary, b: PropertyListDictionary) -> Bool {
    a.members.elementsEqual(b.members) {
      $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value
    }
  }
}
