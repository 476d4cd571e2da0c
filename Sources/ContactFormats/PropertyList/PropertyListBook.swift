package import ContactModel
import Pinyin

/// A property list of the shape `letter → array of dictionaries`, and edits that touch one person.
///
/// Everything else stays as it is: unknown keys, entries that are no dictionaries, other members of
/// the root, the array in which an untouched person stands. (The section on the screen always comes
/// from the name.)
package struct PropertyListBook: Sendable {
  /// Where a person stands in the file.
  package struct Position: Hashable, Comparable, Sendable {
    /// The index of the array among the root's members.
    package var section: Int
    package var entry: Int

    package init(section: Int, entry: Int) {
      self.section = section
      self.entry = entry
    }

    package static func < (a: Position, b: Position) -> Bool {
      (a.section, a.entry) < (b.section, b.entry)
    }
  }

  package let format: PropertyListFile.Format
  /// What the first save would lose.
  package let losses: [PropertyListLoss]
  /// Where each person stands, in the file's order.
  package private(set) var positions: [Position] = []

  private(set) var root: PropertyListDictionary
  private let original: (root: PropertyListDictionary, bytes: [UInt8])

  package init(bytes: [UInt8]) throws(FormatError) {
    let file = try PropertyListFile(bytes: bytes)
    guard case .dictionary(let root) = file.root else {
      let isArray = if case .array = file.root { true } else { false }
      throw .propertyList(.wrongShape(isArray ? .array : .scalar), line: nil)
    }
    self.root = root
    format = file.format
    losses = file.losses
    original = (root, bytes)
    findPositions()
    if let shape = mismatch { throw .propertyList(.wrongShape(shape), line: nil) }
  }

  /// How many people there are.
  package var count: Int { positions.count }

  /// The person at an index of the file's order.
  package func entry(at index: Int) -> PropertyListDictionary {
    let position = positions[index]
    guard case .array(let entries) = root.members[position.section].value,
      case .dictionary(let entry) = entries[position.entry]
    else { return PropertyListDictionary() }
    return entry
  }

  package func contact(at index: Int) -> Contact {
    Contact(entry(at: index))
  }

  /// The name of the array in which a person stands.
  package func sectionName(at index: Int) -> String {
    root.members[positions[index].section].key
  }

  /// Entries of the arrays that are no people: array name and index. They are kept.
  package var strays: [(section: String, entry: Int)] {
    root.members.flatMap { member in
      entries(of: member).enumerated().compactMap { index, entry in
        if case .dictionary = entry { nil } else { (member.key, index) }
      }
    }
  }

  /// The file as it is now; the very bytes that were read where every value is as it was.
  package func bytes() throws(FormatError) -> [UInt8] {
    if root == original.root { return original.bytes }
    return try PropertyListFile.bytes(of: .dictionary(root), format: format)
  }

  /// What the root is instead of a contact list; nil for a contact list.
  private var mismatch: PropertyListFault.Shape? {
    if root.members.isEmpty { return nil }
    if positions.isEmpty {
      let hasEmptyList = root.members.contains { $0.value == .array([]) }
      return hasEmptyList ? nil : .noLists
    }
    let hasName = positions.indices.contains { entry(at: $0)[PropertyListKey.name] != nil }
    return hasName ? nil : .noNames
  }

  private func entries(of member: PropertyListDictionary.Member) -> [PropertyList] {
    if case .array(let entries) = member.value { entries } else { [] }
  }

  /// Changes the root, then finds everybody's place anew.
  mutating func changeRoot<Result>(
    _ change: (inout PropertyListDictionary) -> Result
  ) -> Result {
    defer { findPositions() }
    return change(&root)
  }

  private mutating func findPositions() {
    positions = root.members.indices.flatMap { section in
      entries(of: root.members[section]).enumerated().compactMap { index, entry in
        if case .dictionary = entry { Position(section: section, entry: index) } else { nil }
      }
    }
  }
}
