/// Pictures, logos, sounds and keys: base64 before 4.0, `data:` URIs since.
extension Property {
  /// Nil for any other property, and for one that neither has bytes nor refers to some.
  func convertedMedia(to target: Version) -> Property? {
    guard let kind = MediaKind(name), !types.contains("x-irmc-n"), let content = picture else {
      return nil
    }
    var new = converted(to: target, joining == .base64 ? .opaque : .uri)
    switch content {
    case .damaged: return new
    case .reference:
      if target != .v40, version == .v40 { new.setParameter("VALUE", to: "uri") }
    case .embedded(let bytes):
      let media = mediaType(of: bytes, kind)
      new.removeParameter("ENCODING")
      new.removeParameter("VALUE")
      new.removeParameter("MEDIATYPE")
      let places = types.filter { $0 == "home" || $0 == "work" }
      let isPreferred = new.isPreferred
      new.removeParameter("TYPE")
      if target == .v40 {
        new.joining = .folds
        new.value = (Array("data:\(media);base64,".utf8) + Base64.encode(bytes))[...]
      } else {
        new.joining = .base64
        new.addParameter(Parameter("ENCODING=b"))
        new.addParameter(Parameter("TYPE=" + kind.word(for: media)))
        new.value = Base64.encode(bytes)[...]
      }
      for place in places { new.addType(place) }
      if isPreferred { new.setPreferred(true) }
    }
    return new
  }

  /// What the first bytes tell, else what the property says.
  private func mediaType(of bytes: [UInt8], _ kind: MediaKind) -> String {
    let format = kind == .image ? imageFormat(of: bytes) : ""
    if !format.isEmpty { return "image/" + format.lowercased() }
    let uri = value.trimmed
    if uri.startsCaseless(with: "data:", at: uri.startIndex) {
      let named = uri.dropFirst(5).prefix { $0 != ASCII.semicolon && $0 != ASCII.comma }
      if named.contains(UInt8(ascii: "/")) { return named.text }
    }
    let word = types.first { $0 != "home" && $0 != "work" } ?? ""
    return kind.mediaType(word)
  }
}

/// What kind of bytes a property holds.
private enum MediaKind {
  case image, sound, key

  init?(_ name: Bytes) {
    switch name {
    case _ where name.isCaseless("PHOTO") || name.isCaseless("LOGO"): self = .image
    case _ where name.isCaseless("SOUND"): self = .sound
    case _ where name.isCaseless("KEY"): self = .key
    default: return nil
    }
  }

  /// The media type that a TYPE word of old cards means.
  func mediaType(_ word: String) -> String {
    if word.isEmpty { return "application/octet-stream" }
    if word.contains("/") { return word }
    switch self {
    case .image: return "image/" + word
    case .sound: return "audio/" + word
    case .key: return "application/" + (Self.keys.first { $0.word == word }?.media ?? word)
    }
  }

  /// The other way round.
  func word(for media: String) -> String {
    let name = media.split(separator: "/").last.map { String($0).lowercased() } ?? media
    let word = self == .key ? Self.keys.first { $0.media == name }?.word ?? name : name
    return word.uppercased()
  }

  private static let keys = [(word: "pgp", media: "pgp-keys"), (word: "x509", media: "pkix-cert")]
}
