import ContactModel

/// What becomes of single properties.
extension CardConversion {
  /// The property in the new version: one, several, or none where another one holds it.
  func converted(_ old: Property, _ role: Role, _ line: Int) -> [Property] {
    if plan.dropped.contains(line) { return [] }
    switch role {
    case .agent: return convertedAgent(old)
    case .nameParts, .sound:
      if let phonetic = phoneticNames(old, role, line) { return phonetic }
    default: break
    }
    if let media = old.convertedMedia(to: target) { return [media] }
    var new = old.converted(to: target, old.shape(role))
    rename(&new)
    switch role {
    case .nameParts where line == plan.sortedName: return movedSortKey(new)
    case .kind, .showAs: convertKind(&new, line)
    case .address: return convertedLabel(new, line)
    case .birthday: new.convertDate(of: old)
    case .labeled(.dates, _, _): convertDate(&new, old, line)
    case .timestamp: new.convertTimestamp()
    case .gender, .text(.gender): new.convertGender(of: old)
    case .labeled(.phones, _, _): new.convertPhone(of: old)
    case .labeled(.ims, _, _), .labeled(.socialProfiles, _, _): new.convertService(of: old, role)
    case .extra(.relation, _): convertRelation(&new, old)
    case .unknown: new.convertPosition(of: old)
    default: break
    }
    return [new]
  }

  // MARK: - Names of properties

  /// Old names and what 4.0 calls them; properties that it gave up get an X- name.
  private static let names: [(old: StaticString, new: StaticString)] = [
    ("X-HOBBY", "HOBBY"), ("X-INTEREST", "INTEREST"), ("X-CREATED", "CREATED"),
    ("X-DEATHDATE", "DEATHDATE"), ("X-SOCIALPROFILE", "SOCIALPROFILE"),
    ("X-ADDRESSBOOKSERVER-MEMBER", "MEMBER"), ("LABEL", "X-LABEL"), ("MAILER", "X-MAILER"),
    ("CLASS", "X-CLASS"), ("NAME", "X-NAME"), ("PROFILE", "X-PROFILE"),
  ]

  private func rename(_ property: inout Property) {
    let name = property.name
    if source == .v21 {
      if name.isCaseless("X-NICKNAME") { return property.rename(to: "NICKNAME") }
      // Elsewhere it means something else.
      if name.isCaseless("X-SKYPE") { return property.rename(to: "X-SKYPE-USERNAME") }
    }
    for pair in Self.names {
      if target == .v40, name.isCaseless(pair.old) { return property.rename(to: "\(pair.new)") }
      if source == .v40, name.isCaseless(pair.new) { return property.rename(to: "\(pair.old)") }
    }
  }

  // MARK: - The name

  /// Readings that stand in an N or a SOUND: in 3.0 as X- properties, since there the second N of a
  /// card is taken for the name. Nil where the property is no reading, or has more parts than those.
  private func phoneticNames(_ old: Property, _ role: Role, _ line: Int) -> [Property]? {
    let isReading = role == .sound ? old.types.contains("x-irmc-n") : old.mentions("PHONETIC")
    guard isReading, role == .sound || target == .v30 else { return nil }
    let texts = old.parts.map { old.joinedText(of: $0) }
    let fields: [Field] = [.phoneticFamily, .phoneticGiven, .phoneticMiddle]
    guard texts.contains(where: { !$0.isEmpty }), texts.dropFirst(3).allSatisfy(\.isEmpty),
      zip(fields, texts).allSatisfy({ $1.isEmpty || sources.fields[$0] == line })
    else { return nil }
    return zip(fields, texts).filter { !$1.isEmpty }.compactMap { field, text in
      PropertyTable.name(for: .text(field), version: target).map { name in
        var property = old.converted(to: target, .parts)
        property.rename(to: name)
        for parameter: StaticString in ["ALTID", "PREF", "TYPE"] {
          property.removeParameter(parameter)
        }
        property.write(text)
        return property
      }
    }
  }

  /// SORT-STRING and the SORT-AS of N.
  private func movedSortKey(_ name: Property) -> [Property] {
    var name = name
    if target == .v40 {
      name.setParameter("SORT-AS", to: contact[.sortAs])
      return [name]
    }
    name.removeParameter("SORT-AS")
    return [name, Property(name: "SORT-STRING", text: contact[.sortAs], version: target)]
  }

  // MARK: - Kind, dates, addresses

  /// KIND of 4.0 is one of two X- properties in 3.0.
  private func convertKind(_ property: inout Property, _ line: Int) {
    if line == plan.kind {
      let isCompany = sources.kind == nil && contact.kind == .organization
      if sources.kind == nil { property.write(isCompany ? "org" : "individual") }
      property.rename(to: "KIND")
    } else if source == .v40, line == sources.kind, property.name.isCaseless("KIND") {
      if contact.kind == .group { property.rename(to: "X-ADDRESSBOOKSERVER-KIND") }
      guard contact.kind == .organization, sources.showAs == nil else { return }
      property.rename(to: "X-ABShowAs")
      property.write("COMPANY")
    }
  }

  private func convertDate(_ new: inout Property, _ old: Property, _ line: Int) {
    if line == plan.anniversary { new.rename(to: "ANNIVERSARY") }
    if source == .v40, old.name.isCaseless("ANNIVERSARY") {
      let isLabeled = old.group.map { plan.labeledGroups.contains($0.text.uppercased()) } ?? false
      new.rename(to: isLabeled ? "X-ABDATE" : "X-ANNIVERSARY")
    }
    // X- properties keep the form that their programs know.
    let isStandard = [old, new].contains { property in
      property.name.isCaseless("ANNIVERSARY") || property.name.isCaseless("DEATHDATE")
    }
    if isStandard { new.convertDate(of: old) }
  }

  /// The name of a related person; one that RELATED refers to by a URI stays under that name.
  private func convertRelation(_ new: inout Property, _ old: Property) {
    if target == .v40, old.name.isCaseless("X-ABRELATEDNAMES") {
      new.rename(to: "RELATED")
      new.setParameter("VALUE", to: "text")
    } else if source == .v40, old.name.isCaseless("RELATED"), old.isValue("text") {
      new.rename(to: "X-ABRELATEDNAMES")
      new.removeParameter("VALUE")
    }
  }

  /// What is printed on the envelope: the LABEL parameter of 4.0, a property of its own before.
  private func convertedLabel(_ address: Property, _ line: Int) -> [Property] {
    var address = address
    if let text = plan.labels[line] {
      address.setParameter("LABEL", to: text)
      return [address]
    }
    guard target == .v30, source == .v40, let text = address.parameter("LABEL") else {
      return [address]
    }
    address.removeParameter("LABEL")
    var label = address
    label.rename(to: "LABEL")
    label.write(text)
    return [address, label]
  }

  // MARK: - Cards inside the card

  /// AGENT holds a card: as lines in 2.1, as text in 3.0. 4.0 has the agent's name instead, and we
  /// keep the card beside it.
  private func convertedAgent(_ old: Property) -> [Property] {
    let isNested = old.joining == .card
    let text = isNested ? old.value.text : old.text()
    let inner = VCardFile(bytes: Array(text.utf8)).cards.first?.converted(to: target)
    guard let inner else {
      var new = old.converted(to: target, old.isValue("uri") ? .uri : .text)
      new.rename(to: target == .v40 ? "RELATED" : "AGENT")
      if target == .v40 {
        if !old.isValue("uri") { new.setParameter("VALUE", to: "text") }
        new.addType("agent")
      }
      return [new]
    }
    var agent = isNested ? Property(name: "AGENT", version: target) : old
    if !isNested { agent = old.converted(to: target, .text) }
    agent.rename(to: target == .v40 ? "X-AGENT" : "AGENT")
    agent.write(inner.bytes.text)
    guard target == .v40 else { return [agent] }
    var related = Property(name: "RELATED", version: target)
    related.addType("agent")
    related.setParameter("VALUE", to: "text")
    related.write(inner.contact().displayName)
    return [related, agent]
  }
}

extension [UInt8] {
  fileprivate var text: String { self[...].text }
}
