import ContactModel

extension CardEditor {
  /// Writes changed values over their properties, takes out those that are gone, adds new ones.
  mutating func set(
    _ field: RepeatedField, _ edited: [LabeledValue], since base: [LabeledValue]
  ) throws(FormatError) {
    var old: [Int: LabeledValue] = [:]
    for value in base {
      if let line = value.source, isLine(line, of: field) { old[line] = value }
    }
    var added: [LabeledValue] = []
    for value in edited {
      if let line = value.source, let before = old.removeValue(forKey: line) {
        if value.isGone { remove(line) } else { try edit(line, field, from: before, to: value) }
      } else if !value.isGone {
        added.append(value)
      }
    }
    for line in old.keys { remove(line) }
    for value in added { try add(value, to: field) }
  }

  private func isLine(_ line: Int, of field: RepeatedField) -> Bool {
    guard contents.indices.contains(line) else { return false }
    return contact[field].contains { $0.source == line }
  }

  // MARK: - One value

  private mutating func edit(
    _ line: Int, _ field: RepeatedField, from old: LabeledValue, to new: LabeledValue
  ) throws(FormatError) {
    if new == old { return }
    if field == .addresses { try updateLabelProperty(of: line, from: old, to: new) }
    let isAndroid = contents[line].role == .android
    try edit(line) { property throws(FormatError) in
      if !new.value.isIdentical(to: old.value) || new.address != old.address {
        if isAndroid {
          try property.setPart(1, to: new.value)
        } else {
          try property.setValue(of: field, from: old, to: new)
        }
      }
      property.changeTypes(from: old.types, to: new.types)
      if new.isPreferred != old.isPreferred { property.setPreferred(new.isPreferred) }
    }
    if !new.service.isIdentical(to: old.service) { setService(new, old, line, field) }
    if !new.label.isIdentical(to: old.label) { try setLabel(new.label, line, field) }
  }

  private mutating func setService(
    _ new: LabeledValue, _ old: LabeledValue, _ line: Int, _ field: RepeatedField
  ) {
    let general = PropertyTable.name(for: .general(field), version: version)
    let isNamed = contents[line].role.service != ""
    edit(line) { property in
      if isNamed, let general { property.rename(to: general) }
      property.setService(new.service, insteadOf: isNamed ? "" : old.service, of: field)
    }
  }

  /// The label stands in an X-ABLabel line of the property's group. Where several properties share
  /// the group, this one gets a group of its own.
  private mutating func setLabel(
    _ label: String, _ line: Int, _ field: RepeatedField
  ) throws(FormatError) {
    let group = property(line).group
    let members = group.map { self.members(of: $0) } ?? []
    let isShared = members.filter { !contents[$0].role.belongsToGroup }.count > 1
    let labelLines = members.filter { contents[$0].role == .groupLabel }
    if !labelLines.isEmpty, !isShared { return try rewriteLabel(labelLines, label) }
    let general = PropertyTable.name(for: .general(field), version: version)
    let isNamed = contents[line].role.label != ""
    let newGroup = !label.isEmpty && (isShared || group == nil) ? freshGroup() : nil
    edit(line) { property in
      if isNamed, let general { property.rename(to: general) }
      if label.isEmpty {
        property.setGroup(nil)
      } else if let newGroup {
        property.setGroup(newGroup)
      }
    }
    if !label.isEmpty { insert([try labelProperty(label, for: property(line))], behind: line) }
  }

  /// Of several label lines the first one that says something counts.
  private mutating func rewriteLabel(_ lines: [Int], _ label: String) throws(FormatError) {
    if label.isEmpty { return lines.forEach { removeOnly($0) } }
    let line = lines.first { !property($0).text().isEmpty } ?? lines[0]
    let isApples = property(line).text().hasPrefix("_$!<")
    let text = isApples ? AppleLabel.spelled(label) ?? label : label
    try edit(line) { property throws(FormatError) in try property.setText(text) }
  }

  /// The line that gives the label of a property's group.
  func labelProperty(
    _ label: String, for property: Property
  ) throws(FormatError) -> Property {
    var line = Property(name: "X-ABLabel", version: version)
    line.setGroup(property.group?.text)
    try line.setText(AppleLabel.spelled(label) ?? label)
    return line
  }

  // MARK: - New values

  private mutating func add(_ value: LabeledValue, to field: RepeatedField) throws(FormatError) {
    let role = newRole(for: value, in: field)
    guard let name = PropertyTable.name(for: role, version: version) else { return }
    var property = Property(name: name, version: version)
    let model = typeParameter(of: role)
    if field == .emails, version == .v21 { property.addType("internet") }
    for type in value.types { property.addType(type, like: model) }
    if role.service.isEmpty { property.setService(value.service, insteadOf: "", of: field) }
    if value.isPreferred { property.setPreferred(true, like: model) }
    try property.setValue(of: field, from: LabeledValue(""), to: value)
    var properties = [property]
    if !value.label.isEmpty, role.label.isEmpty {
      property.setGroup(freshGroup())
      properties = [property, try labelProperty(value.label, for: property)]
    }
    // Behind the field's other values, whatever their properties are called.
    let last = contact[field].compactMap(\.source).max()
    insert(properties, behind: last.map { lastLine(withLabelsOf: $0) })
  }

  /// How the last property with this meaning that has a TYPE spells it.
  private func typeParameter(of role: Role) -> Parameter? {
    for line in contents.indices.reversed() where contents[line].role == role {
      if let type = property(line).parameters.first(where: { $0.name.isCaseless("TYPE") }) {
        return type
      }
    }
    return nil
  }

  /// A property that says the label or the service by its name, where this version has one; RFC 6350
  /// allows one ANNIVERSARY only.
  private func newRole(for value: LabeledValue, in field: RepeatedField) -> Role {
    let named = [
      value.label.isEmpty ? nil : Role.labeled(field, label: value.label),
      value.service.isEmpty ? nil : Role.labeled(field, service: value.service),
    ]
    return named.compactMap { $0 }.first { role in
      let isTaken = !role.label.isEmpty && contents.contains { $0.role == role }
      return PropertyTable.name(for: role, version: version) != nil && !isTaken
    } ?? .general(field)
  }

  // MARK: - LABEL lines

  /// LABEL of 2.1 and 3.0 repeats an address as it is printed: what is changed there is changed here.
  private mutating func updateLabelProperty(
    of line: Int, from old: LabeledValue, to new: LabeledValue
  ) throws(FormatError) {
    let types = property(line).types
    let addresses = contents.count { $0.role == .address }
    let labels = contents.indices.filter {
      contents[$0].role == .unknown && property($0).name.isCaseless("LABEL")
    }
    let own = labels.first { property($0).types.isIdentical(to: types) }
    guard let label = own ?? (addresses == 1 && labels.count == 1 ? labels[0] : nil) else { return }
    let text = property(label).text()
    let updated = text.replacingParts(of: old.address, by: new.address)
    if updated.isIdentical(to: text) { return }
    try edit(label) { property throws(FormatError) in try property.setText(updated) }
  }
}

extension LabeledValue {
  /// Whether nothing is left of it; the parts of an address count more than its text.
  fileprivate var isGone: Bool { address?.isBlank ?? value.isBlank }
}

extension Role {
  /// The property for values of a field that says nothing more about them.
  static func general(_ field: RepeatedField) -> Role {
    field == .addresses ? .address : .labeled(field)
  }

  /// What the property's name says about its value.
  var label: String { if case .labeled(_, let label, _) = self { label } else { "" } }

  var service: String { if case .labeled(_, _, let service) = self { service } else { "" } }
}
