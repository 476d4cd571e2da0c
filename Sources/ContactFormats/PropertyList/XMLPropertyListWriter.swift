/// Writes an XML property list in the layout that Apple's tools write: tabs, one value a line.
struct XMLPropertyListWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(document root: PropertyList) {
    bytes +=
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """.utf8
    write(root, depth: 0)
    bytes += "</plist>\n".utf8
  }

  private mutating func write(_ value: PropertyList, depth: Int) {
    switch value {
    case .dictionary(let dictionary): write(dictionary, depth: depth)
    case .array(let items):
      if items.isEmpty { return writeLine("<array/>", depth: depth) }
      writeLine("<array>", depth: depth)
      for item in items { write(item, depth: depth + 1) }
      writeLine("</array>", depth: depth)
    case .data(let data): write(data, depth: depth)
    case .string(let text): write(text, element: "string", depth: depth)
    case .boolean(let flag): writeLine(flag ? "<true/>" : "<false/>", depth: depth)
    case .integer(let number): write(String(number), element: "integer", depth: depth)
    case .real(let number): write(String(number), element: "real", depth: depth)
    case .date(let seconds):
      write(PropertyListDate.text(seconds) ?? "", element: "date", depth: depth)
    case .uid(let number):
      let member = PropertyListDictionary.Member(key: "CF$UID", value: .integer(Int128(number)))
      write(PropertyListDictionary([member]), depth: depth)
    }
  }

  private mutating func write(_ dictionary: PropertyListDictionary, depth: Int) {
    if dictionary.members.isEmpty { return writeLine("<dict/>", depth: depth) }
    writeLine("<dict>", depth: depth)
    for member in dictionary.members {
      write(member.key, element: "key", depth: depth + 1)
      write(member.value, depth: depth + 1)
    }
    writeLine("</dict>", depth: depth)
  }

  /// Lines of 76 columns, the indentation counted as eight each.
  private mutating func write(_ data: [UInt8], depth: Int) {
    writeLine("<data>", depth: depth)
    let width = max(16, 76 - 8 * depth) / 4 * 3
    var rest = data[...]
    while !rest.isEmpty {
      bytes += repeatElement(0x09, count: depth)
      bytes += Base64.encode(rest.prefix(width))
      bytes.append(0x0A)
      rest = rest.dropFirst(width)
    }
    writeLine("</data>", depth: depth)
  }

  private mutating func write(_ text: String, element: String, depth: Int) {
    bytes += repeatElement(0x09, count: depth)
    bytes += "<\(element)>".utf8
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      // A carriage return as itself would read back as a line feed.
      case 0x0D: bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
    bytes += "</\(element)>\n".utf8
  }

  private mutating func writeLine(_ text: String, depth: Int) {
    bytes += repeatElement(0x09, count: depth)
    bytes += text.utf8
    bytes.append(0x0A)
  }
}
