/// The bytes of a property list file and what they say.
///
/// Read by readers of our own, since Foundation's lose the order of keys, repeated keys, keys that
/// differ only in normalisation, and the line of an error, and take blank text for an empty list.
package struct PropertyListFile: Sendable {
  package enum Format: Hashable, Sendable {
    case xml, binary
    /// OpenStep's, with braces; only read.
    case oldStyle
  }

  package let root: PropertyList
  package let format: Format
  /// What writing the same list anew would not keep.
  package let losses: [PropertyListLoss]
  /// The lines, 1-based, of the entries of the outer arrays, one after the other; none in binary
  /// files.
  let entryLines: [Int]

  package init(bytes: [UInt8]) throws(FormatError) {
    if bytes.isEmpty { throw .propertyList(.empty, line: nil) }
    if bytes.starts(with: "bplist".utf8) {
      var reader = try BinaryPropertyListReader(bytes: bytes)
      root = try reader.root()
      format = .binary
      losses = reader.losses
      entryLines = []
      return
    }
    let text = try PropertyListText(bytes: bytes)
    guard let first = text.bytes.first(where: { !isXMLSpace($0) }) else {
      throw .propertyList(.blank, line: nil)
    }
    if first == UInt8(ascii: "<") {
      var reader = XMLPropertyListReader(bytes: text.bytes)
      root = try reader.root()
      format = .xml
      losses = text.losses + reader.losses
      entryLines = root.entryLines(of: reader.entries, in: text.bytes)
    } else {
      var reader = OldStylePropertyListReader(bytes: text.bytes)
      root = try reader.root()
      format = .oldStyle
      losses = text.losses + reader.losses
      entryLines = root.entryLines(of: reader.entries, in: text.bytes)
    }
  }

  /// The bytes of a list, checked by reading them back: what can't be written so is an error, never
  /// a changed value.
  package static func bytes(
    of root: PropertyList, format: Format
  ) throws(FormatError) -> [UInt8] {
    var bytes: [UInt8]
    switch format {
    case .xml:
      var writer = XMLPropertyListWriter()
      writer.write(document: root)
      bytes = writer.bytes
    case .binary:
      bytes = BinaryPropertyListWriter(root).bytes()
    case .oldStyle: throw .propertyList(.cannotHold, line: nil)
    }
    let file = try PropertyListFile(bytes: bytes)
    if file.root != root || !file.losses.isEmpty { throw .propertyList(.cannotHold, line: nil) }
    return bytes
  }
}

extension PropertyList {
  /// Where the entries of a root that is an array begin, or of the arrays in a root that is a
  /// dictionary.
  fileprivate func entryLines(
    of entries: [(depth: Int, offset: Int)], in bytes: [UInt8]
  ) -> [Int] {
    let depth = if case .array = self { 0 } else { 1 }
    var line = 1
    var counted = 0
    return entries.filter { $0.depth == depth }.map { entry in
      line += bytes[counted..<max(counted, entry.offset)].count { $0 == 0x0A }
      counted = max(counted, entry.offset)
      return line
    }
  }
}

/// White space as XML knows it.
func isXMLSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

/// The line of an offset, counted from 1.
func lineNumber(of offset: Int, in bytes: [UInt8]) -> Int {
  1 + bytes.prefix(offset).count { $0 == 0x0A }
}
