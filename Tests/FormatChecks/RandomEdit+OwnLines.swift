import ContactFormats
import ContactModel

extension RandomEdit {
  /// Lines that are gone or new though they are not of the edited property. (Lines inside a value
  /// have no name; that they belong to it is seen by the values of the others.)
  func strangeLines(from old: VCard, to new: VCard) -> [String] {
    let followers: Set = ["REV", "X-ABSHOWAS", "KIND", "X-ABLABEL", "X-ABADR"]
    let allowed = changes.reduce(followers) { $0.union($1.names) }
    let lines = (old.bytes.lineContents, new.bytes.lineContents)
    // What follows a "=" may go on its value, here or there.
    let continued = lines.0.behindSoftBreaks.union(lines.1.behindSoftBreaks)
    let before = otherLines(of: lines.0, than: allowed, and: continued)
    let after = otherLines(of: lines.1, than: allowed, and: continued)
    return after.difference(from: before).compactMap { change in
      switch change {
      // A version is said where only the edited line told it.
      case .insert(_, let line, _): line.starts(with: "VERSION:") ? nil : line
      case .remove(_, let line, _): line
      }
    }
  }

  private func otherLines(
    of lines: [[UInt8]], than allowed: Set<String>, and continued: Set<[UInt8]>
  ) -> [String] {
    lines.compactMap { line in
      let text = String(decoding: line, as: UTF8.self)
      guard !continued.contains(line), let name = propertyName(of: text) else { return nil }
      return allowed.contains(name) ? nil : text
    }
  }

  /// The name that a line begins with, without its group; nil where it begins with none.
  private func propertyName(of line: String) -> String? {
    guard let end = line.firstIndex(where: { $0 == ":" || $0 == ";" }) else { return nil }
    let head = line[..<end].drop { $0 == "\u{FEFF}" }
    guard head.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) })
    else { return nil }
    let name = head.lastIndex(of: ".").map { head[head.index(after: $0)...] } ?? head
    return name.isEmpty ? nil : name.uppercased()
  }
}

extension [UInt8] {
  /// Its lines without their ends: a last line that had none gets one when another follows.
  fileprivate var lineContents: [[UInt8]] {
    let mark: UInt8 = contains(10) ? 10 : 13
    return split(separator: mark, omittingEmptySubsequences: false).map { line in
      Array(line[...(line.lastIndex { $0 != 13 } ?? line.startIndex - 1)])
    }
  }
}

extension [[UInt8]] {
  fileprivate var behindSoftBreaks: Set<[UInt8]> {
    Set(zip(self, dropFirst()).filter { $0.0.last == UInt8(ascii: "=") }.map(\.1))
  }
}
