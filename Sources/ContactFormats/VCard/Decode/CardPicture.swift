import ContactModel

/// What a PHOTO holds.
enum CardPicture {
  case embedded(PictureBytes)
  case damaged
  case reference(String)

  /// As the model has it, without the bytes.
  var summary: Contact.Picture {
    switch self {
    case .embedded(let bytes):
      .embedded(byteCount: bytes.count, format: imageFormat(of: bytes))
    case .damaged: .damaged
    case .reference(let text): .reference(text)
    }
  }
}

extension Property {
  /// The picture of a PHOTO property; nil where it has no value.
  var picture: CardPicture? {
    guard value.contains(where: { $0 > ASCII.space }) else { return nil }
    if joining == .base64 {
      return Base64.decode(value).map { $0.isEmpty ? .damaged : .embedded($0) } ?? .damaged
    }
    let uri = escapedValue.trimmed
    if uri.startsCaseless(with: "data:", at: uri.startIndex) {
      return uri.unescaped(.uri, version: version).dataURIContent.map { .embedded($0) } ?? .damaged
    }
    // Some writers leave ENCODING out.
    if !uri.contains(ASCII.colon), uri.allSatisfy(\.isBase64), let bytes = Base64.decode(uri),
      !imageFormat(of: bytes).isEmpty
    {
      return .embedded(bytes)
    }
    return .reference(text(of: uri, .uri))
  }
}

extension Bytes {
  /// What is in a `data:` URI; nil where it is broken.
  fileprivate var dataURIContent: [UInt8]? {
    guard let comma = firstIndex(of: ASCII.comma) else { return nil }
    let isBase64 = self[..<comma].split(separator: ASCII.semicolon).dropFirst().contains {
      $0.trimmed.isCaseless("base64")
    }
    let content = self[(comma + 1)...].percentDecoded
    let bytes = isBase64 ? Base64.decode(content) : Array(content)
    return bytes?.isEmpty == true ? nil : bytes
  }

  private var percentDecoded: Bytes {
    let percent = UInt8(ascii: "%")
    guard contains(percent) else { return self }
    var bytes: [UInt8] = []
    var index = startIndex
    while index < endIndex {
      if self[index] == percent, index + 2 < endIndex, let high = self[index + 1].hexDigit,
        let low = self[index + 2].hexDigit
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(self[index])
        index += 1
      }
    }
    return bytes[...]
  }
}
