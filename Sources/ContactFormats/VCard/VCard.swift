package import ContactModel

/// The bytes of a picture, as a file of its own would have them.
package typealias PictureBytes = [UInt8]

/// One card: its bytes, and what can be read from them when it is wanted.
package struct VCard: Sendable {
  /// A part of the file, or an array of its own.
  var storage: Bytes
  /// The card's first line in its file, 1-based.
  package internal(set) var line: Int

  /// A card as it is stored, in UTF-8 (or what its properties' charsets say).
  package init(bytes: [UInt8]) {
    self.init(storage: bytes[...], line: 1)
  }

  init(storage: Bytes, line: Int) {
    self.storage = storage
    self.line = line
  }

  package var bytes: [UInt8] { Array(storage) }

  /// As the card has it; empty where it has none.
  package var uid: String {
    let version = version
    var scanner = ContentLineScanner(storage, version: version)
    while let content = scanner.next() {
      guard content.role == .uid else { continue }
      let uid = Property(content, in: storage, version: version).text()
      if !uid.isEmpty { return uid }
    }
    return ""
  }

  /// Everything that is in the card. `LabeledValue.source` counts its content lines.
  package func contact() -> Contact {
    ContactDecoder.decode(self).contact
  }

  /// What the list and the search need.
  package func summary() -> ContactSummary {
    SummaryDecoder.decode(self)
  }

  /// The rules that it follows: what its VERSION says, else 3.0, or 2.1 where a parameter is a bare
  /// word.
  var version: Version {
    declaredVersion.flatMap { Version($0) } ?? (hasBareParameter ? .v21 : .v30)
  }

  private var hasBareParameter: Bool {
    var scanner = ContentLineScanner(storage, version: .v30)
    while let content = scanner.next() {
      guard content.kind == .property, content.role != .unknown else { continue }
      let property = Property(content, in: storage, version: .v30)
      if property.parameters.contains(where: { $0.name.isEmpty && !$0.value.isEmpty }) {
        return true
      }
    }
    return false
  }

  /// The value of its first VERSION, which may stand anywhere in it.
  var declaredVersion: Bytes? {
    var scanner = LineScanner(storage)
    while let line = scanner.next() {
      guard !line.isEmpty, storage[line.start].uppercased == UInt8(ascii: "V") else { continue }
      let content = storage[line.content]
      guard content.startsCaseless(with: "VERSION", at: line.start),
        let colon = content.firstIndex(of: ASCII.colon)
      else { continue }
      return content[(colon + 1)...].trimmed
    }
    return nil
  }

  var contentLines: [ContentLine] {
    var scanner = ContentLineScanner(storage, version: version)
    var lines: [ContentLine] = []
    while let line = scanner.next() { lines.append(line) }
    return lines
  }
}
