import ContactModel

/// The files of a folder of cards, found by name or by contact.
struct CardFiles: Sendable {
  /// In the order of their names' bytes.
  private var files: [CardFile] = []
  /// The file of each contact.
  private var names: [ContactID: String] = [:]

  /// - Parameter files: in the order of their names' bytes.
  init(_ files: [CardFile]) {
    self.files = files
    names.reserveCapacity(files.count)
    for file in files { for card in file.cards { names[card.id] = file.name } }
  }

  var contacts: [(id: ContactID, summary: ContactSummary)] {
    files.flatMap { $0.cards.map { ($0.id, $0.summary) } }
  }

  /// Of contacts.
  var count: Int { names.count }

  func summary(of id: ContactID) -> ContactSummary? {
    place(of: id).map { $0.file.cards[$0.position].summary }
  }

  subscript(name: String) -> CardFile? {
    let index = index(of: name)
    return holds(name, at: index) ? files[index] : nil
  }

  /// The name of a contact's file.
  func name(of id: ContactID) -> String? { names[id] }

  /// The file of a contact, and which of its cards is the contact's.
  func place(of id: ContactID) -> (file: CardFile, position: Int)? {
    guard let name = names[id], let file = self[name], let position = file.position(of: id) else {
      return nil
    }
    return (file, position)
  }

  private mutating func put(_ file: CardFile) {
    let index = index(of: file.name)
    if holds(file.name, at: index) {
      for card in files[index].cards { names[card.id] = nil }
      files[index] = file
    } else {
      files.insert(file, at: index)
    }
    for card in file.cards { names[card.id] = file.name }
  }

  /// Takes in what became of any number of files, each named once; nil: it is gone.
  mutating func take(_ changes: [(name: String, file: CardFile?)]) {
    if changes.count == 1, let (name, file) = changes.first {
      if let file { put(file) } else { remove(name) }
      return
    }
    var rest = changes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }[...]
    var merged: [CardFile] = []
    merged.reserveCapacity(files.count + rest.count)
    for file in files {
      while let next = rest.first, next.name.utf8.lexicographicallyPrecedes(file.name.utf8) {
        merged += [next.file].compactMap(\.self)
        rest.removeFirst()
      }
      if let next = rest.first, next.name.isIdentical(to: file.name) {
        for card in file.cards { names[card.id] = nil }
        merged += [next.file].compactMap(\.self)
        rest.removeFirst()
      } else {
        merged.append(file)
      }
    }
    files = merged + rest.compactMap(\.file)
    for case let file? in changes.map(\.file) {
      for card in file.cards { names[card.id] = file.name }
    }
  }

  /// The file was touched, but holds what it held.
  mutating func touch(_ name: String, _ stamp: FileStamp) {
    let index = index(of: name)
    if holds(name, at: index) { files[index].touch(stamp) }
  }

  /// In the order of their bytes.
  var fileNames: [String] { files.map(\.name) }

  private mutating func remove(_ name: String) {
    let index = index(of: name)
    guard holds(name, at: index) else { return }
    for card in files[index].cards { names[card.id] = nil }
    files.remove(at: index)
  }

  private func holds(_ name: String, at index: Int) -> Bool {
    index < files.count && files[index].name.isIdentical(to: name)
  }

  /// Where a file of this name stands or would stand.
  private func index(of name: String) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
