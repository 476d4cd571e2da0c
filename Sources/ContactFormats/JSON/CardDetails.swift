import ContactModel

/// What a card says beyond the model's Contact.
struct CardDetails {
  var version: String?
  /// Of a group: without the `urn:uuid:` of their UIDs.
  var members: [String] = []
  /// The name of the card inside the card.
  var agent: String?
  /// LABEL parameters of addresses, by content line.
  var printedAddresses: [Int: String] = [:]
  /// The user names of social profiles, by content line.
  var users: [Int: String] = [:]
  var extras: [Extra] = []
  /// `png`, or `image/png` where the picture is a `data:` URI.
  var pictureType: String?
  /// SHA-256, in hexadecimal.
  var pictureDigest: String?

  /// For a contact that is in no card.
  init() {}

  init(_ card: VCard) {
    version = card.declaredVersion?.text
    let decoder = ContactDecoder.decode(card)
    let sources = decoder.sources
    extras = decoder.extras
    members = decoder.contact.members
    for (line, content) in card.contentLines.enumerated() where content.kind == .property {
      switch content.role {
      case .agent, .address, .labeled(.socialProfiles, _, _), .picture:
        let property = Property(content, in: card.storage, version: card.version)
        read(property, content.role, line, isShownPicture: line == sources.picture)
      default: break
      }
    }
  }

  private mutating func read(
    _ property: Property, _ role: Role, _ line: Int, isShownPicture: Bool
  ) {
    switch role {
    case .agent: agent = property.agentName
    case .address: printedAddresses[line] = property.parameter("LABEL")
    case .labeled: users[line] = property.profileUser
    case .picture where isShownPicture: readPicture(property)
    default: break
    }
  }

  private mutating func readPicture(_ property: Property) {
    guard case .embedded(let bytes) = property.picture else { return }
    let isData = property.joining != .base64
    let told = imageFormat(of: bytes).lowercased()
    let format = told.isEmpty ? property.types.first ?? "" : told
    pictureType = (isData ? "image/" : "") + format
    pictureDigest = SHA256.hexDigest(of: bytes)
  }
}

extension Property {
  /// The user's name in a social profile.
  var profileUser: String? { parameter("X-USER") ?? parameter("USERNAME") }

  /// AGENT holds a card (2.1: as lines, 3.0: as escaped text) or a URI.
  fileprivate var agentName: String {
    let text = joining == .card ? value.text : text()
    let file = VCardFile(bytes: Array(text.utf8))
    return file.cards.first?.contact().displayName ?? text
  }
}
