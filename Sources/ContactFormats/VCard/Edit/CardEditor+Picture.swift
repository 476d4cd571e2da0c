import ContactModel

extension CardEditor {
  /// Puts another picture into the card, in the way of its version, or takes it out.
  mutating func set(_ picture: Contact.Picture?, bytes: PictureBytes?) throws(FormatError) {
    let line = sources.picture ?? firstLine { $0 == .picture }
    guard let picture else {
      if let line { remove(line) }
      return sources.otherPictures.forEach { remove($0) }
    }
    let change: (inout Property) throws(FormatError) -> Void
    switch picture {
    case .reference(let uri):
      change = { property throws(FormatError) in try property.setPicture(reference: uri) }
    case .embedded, .damaged, .file:
      guard let bytes, !bytes.isEmpty else { throw .missingPicture }
      change = { property in property.setPicture(bytes) }
    }
    if let line { try edit(line, change) } else { try add(.picture, change) }
  }
}

extension Property {
  fileprivate mutating func setPicture(_ bytes: PictureBytes) {
    dropPictureParameters()
    let format = imageFormat(of: bytes)
    let digits = Base64.encode(bytes)
    guard version != .v40 else {
      joining = .folds
      let media = format.isEmpty ? "application/octet-stream" : "image/" + format.lowercased()
      value = (Array("data:\(media);base64,".utf8) + digits)[...]
      return
    }
    joining = .base64
    addParameter(Parameter(version == .v21 ? "ENCODING=BASE64" : "ENCODING=b"))
    if !format.isEmpty { addParameter(Parameter("TYPE=" + format)) }
    value = digits[...]
  }

  fileprivate mutating func setPicture(reference uri: String) throws(FormatError) {
    dropPictureParameters()
    joining = .folds
    switch version {
    case .v21: addParameter(Parameter("VALUE=URL"))
    case .v30: addParameter(Parameter("VALUE=uri"))
    case .v40: break
    }
    value = []
    try setText(uri, .uri)
  }

  /// What is said about the old picture only, where Apple's part of it to show lies among them.
  private mutating func dropPictureParameters() {
    for name: StaticString in [
      "ENCODING", "TYPE", "VALUE", "MEDIATYPE", "CHARSET", "X-ABCROP-RECTANGLE",
    ] {
      removeParameter(name)
    }
  }
}
