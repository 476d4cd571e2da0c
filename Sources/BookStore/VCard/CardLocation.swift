/// Where a card of a folder stands, as its `StoredCard` says it: `a.vcf` is the whole file, which has
/// one card; `a.vcf/1` is the second card of a file that has several.
struct CardLocation {
  var name: String
  /// Nil where the bytes are the file's.
  var position: Int?

  init(name: String, position: Int?) {
    self.name = name
    self.position = position
  }

  init(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1)
    name = parts.first.map(String.init) ?? ""
    position = parts.count > 1 ? Int(parts[1]) : nil
  }

  var text: String {
    position.map { "\(name)/\($0)" } ?? name
  }
}

extension String {
  /// The file name for a card of this UID; nil where the UID has characters that may harm.
  var fileNameOfUID: String? {
    let allowed = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "_.+-".utf8.contains(byte)
    }
    return allowed && !isEmpty && utf8.count <= 200 && !hasPrefix(".") ? self + ".vcf" : nil
  }
}
