import ContactModel

extension Property {
  /// Writes a labeled field's value.
  mutating func setValue(
    of field: RepeatedField, from old: LabeledValue, to new: LabeledValue
  ) throws(FormatError) {
    switch field {
    case .phones: try setPhone(new.value)
    case .emails: try setText(new.value)
    case .addresses: try setAddress(from: old, to: new)
    case .dates: try setDate(new.value)
    case .ims, .socialProfiles, .urls: try setText(new.value, .uri)
    }
  }

  mutating func setService(
    _ service: String, insteadOf old: String, of field: RepeatedField
  ) {
    let isType = field == .socialProfiles && parameter(serviceParameter) == nil
    if isType {
      let isWritten = version != .v40 && !service.isEmpty
      changeTypes(
        from: old.isEmpty ? [] : [old], to: isWritten ? [service] : [], asTyped: true)
    }
    if isType, version != .v40 { return }
    if !service.isEmpty || parameter(serviceParameter) != nil {
      setParameter(serviceParameter, to: service.isEmpty ? nil : service)
    }
  }

  // MARK: - Addresses

  /// Writes the parts that changed. An address that was changed as one text, or came without parts,
  /// is all street.
  private mutating func setAddress(
    from old: LabeledValue, to new: LabeledValue
  ) throws(FormatError) {
    let before = old.address ?? PostalAddress()
    let isWhole =
      new.address == nil || (new.address == old.address && !new.value.isIdentical(to: old.value))
    let address = isWhole ? PostalAddress([.street: new.value]) : new.address ?? PostalAddress()
    if value.isEmpty { try setParts(PostalAddress.Part.allCases.map { _ in "" }) }
    for (index, part) in PostalAddress.Part.allCases.enumerated()
    where !address[part].isIdentical(to: before[part]) {
      try setPart(index, to: address[part])
      try dropDetails(of: before[part], missingIn: address[part])
    }
    guard let label = parameter("LABEL") else { return }
    let updated = label.replacingParts(of: before, by: address)
    if !updated.isIdentical(to: label) { setParameter("LABEL", to: updated) }
  }

  /// RFC 9554 repeats parts of the street in eleven parts of their own: those that the new text no longer
  /// has are emptied.
  private mutating func dropDetails(
    of old: String, missingIn new: String
  ) throws(FormatError) {
    let parts = parts
    for index in parts.indices.dropFirst(PostalAddress.Part.allCases.count).prefix(11) {
      let detail = text(of: parts[index])
      if !detail.isEmpty, old.contains(bytesOf: detail), !new.contains(bytesOf: detail) {
        try setPart(index, to: "")
      }
    }
  }

  // MARK: - Group and name

  mutating func rename(to name: String) {
    prefix = Array(((group.map { $0.text + "." } ?? "") + name).utf8)[...]
  }

  mutating func setGroup(_ group: String?) {
    prefix = Array(((group.map { $0 + "." } ?? "") + name.text).utf8)[...]
  }
}

extension String {
  /// A printed address with the changed parts of it changed.
  func replacingParts(of old: PostalAddress?, by new: PostalAddress?) -> String {
    guard let old, let new else { return self }
    var bytes = Array(utf8)
    for part in PostalAddress.Part.allCases
    where !old[part].isEmpty && !old[part].isIdentical(to: new[part]) {
      bytes = bytes.replacing(
        Array(old[part].utf8), with: Array(new[part].utf8), maxReplacements: 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func contains(bytesOf other: String) -> Bool {
    Array(utf8).firstRange(of: Array(other.utf8)) != nil
  }
}
