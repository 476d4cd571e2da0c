import Glibc

/// What the trash knows of a card besides its bytes: lines `key=value`, control characters and `%`
/// as `%` and two hexadecimal digits.
struct TrashInfo: Equatable {
  var time: Int
  var name: String
  var book: String
  /// Where in the book it stood.
  var location: String
  var mode: mode_t?

  var bytes: [UInt8] {
    var text = "time=\(time)\nname=\(escaped(name))\nbook=\(escaped(book))\n"
    text += "location=\(escaped(location))\n"
    if let mode { text += "mode=\(String(mode, radix: 8))\n" }
    return Array(text.utf8)
  }

  init(time: Int, name: String, book: String, location: String, mode: mode_t?) {
    self.time = time
    self.name = name
    self.book = book
    self.location = location
    self.mode = mode
  }

  /// Nil where the bytes are no such thing.
  init?(_ bytes: [UInt8]) {
    var values: [String: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      values[String(decoding: parts[0], as: UTF8.self)] = unescaped(parts[1])
    }
    guard let time = values["time"].flatMap({ Int($0) }), let name = values["name"],
      let book = values["book"], let location = values["location"]
    else { return nil }
    self.init(
      time: time, name: name, book: book, location: location,
      mode: values["mode"].flatMap { mode_t($0, radix: 8) })
  }
}

func escaped(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
      bytes += "%".utf8
      bytes += (byte < 0x10 ? "0" : "").utf8
      bytes += String(byte, radix: 16).utf8
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
  var text: [UInt8] = []
  var rest = bytes
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2)
    if byte == UInt8(ascii: "%"), digits.count == 2,
      let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    {
      text.append(value)
      rest = rest.dropFirst(2)
    } else {
      text.append(byte)
    }
  }
  return String(decoding: text, as: UTF8.self)
}
