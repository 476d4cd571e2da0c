import ContactModel
import Pinyin

/// Which lines the form has.
extension FormState {
  mutating func fillLines() {
    let shown =
      FormField.first + FormField.further.filter(hasValue) + FormField.fixed.filter(hasValue)
    lines = shown.flatMap(lines(for:))
    if !isReadOnly { lines.append(FormLine(.addField)) }
    for case .repeated(let field) in shown { keepEmptyLine(of: field) }
  }

  /// Whether a field has something to show that no other field says.
  private func hasValue(_ field: FormField) -> Bool {
    switch field {
    case .single(.family), .single(.given): return base.hasOwnSplit
    case .single(let field): return !base[field].isEmpty
    case .list(let field): return !base[field].isEmpty
    case .repeated(let field): return !base[field].isEmpty
    case .kind: return base.kind != .person
    case .unknown: return !base.unknownProperties.isEmpty
    case .members: return !memberNames.isEmpty
    case .kept: return false
    case .picture, .addField: return true
    }
  }

  /// The lines of a field as the contact has it.
  private func lines(for field: FormField) -> [FormLine] {
    switch field {
    case .single(.name): [FormLine(field, text: base.fullName)]
    case .single(let single): [FormLine(field, text: draft[single])]
    case .list(let list): [FormLine(field, text: ListText(base[list], language: language).text)]
    case .picture: [FormLine(field, text: base.picture?.editableText ?? "")]
    case .repeated(let repeated):
      base[repeated].enumerated().flatMap { entry, value in
        lines(of: value, entry: entry, in: repeated, isStored: true)
      }
    case .members: [FormLine(field, text: memberNames.joined(separator: "\n"))]
    case .kept:
      [
        FormLine(
          field,
          text: base.unknownProperties.map { Strings.text(of: $0)[language] }
            .joined(separator: "\n"))
      ]
    case .kind, .unknown, .addField: [FormLine(field)]
    }
  }

  /// The lines of one value: an address has one for each part.
  private func lines(
    of value: LabeledValue, entry: Int, in field: RepeatedField, isStored: Bool
  ) -> [FormLine] {
    guard field == .addresses else {
      return [FormLine(field, entry: entry, value: value, isStored: isStored)]
    }
    let rare: [PostalAddress.Part] = [.pobox, .extended]
    let usual: [PostalAddress.Part] = [.street, .city, .region, .postcode, .country]
    let parts = usual + rare.filter { !(value.address?[$0] ?? "").isEmpty }
    return parts.map {
      FormLine(field, entry: entry, value: value, part: $0, isStored: isStored)
    }
  }

  /// Wraps the texts of several lines for the form's width, where they aren't yet, and scrolls a text
  /// of one line to the caret.
  mutating func fitTexts() {
    let columns = FormColumns(columns: columns, language: language)
    for index in lines.indices {
      let width = columns.width(of: lines[index])
      if lines[index].text.isMultiline {
        lines[index].text.wrap(width: width)
      } else if index == focus {
        lines[index].text.scroll(width: width)
      }
    }
  }

  // MARK: - Lines that come while the form is open

  /// Shows a field that wasn't, and takes the caret to it.
  mutating func show(_ field: FormField) {
    guard !lines.contains(where: { $0.field == field }) else { return }
    let place = lines.firstIndex { $0.field.position > field.position } ?? lines.count
    let added: [FormLine] =
      if case .repeated(let repeated) = field {
        emptyLines(of: repeated, entry: 0)
      } else {
        lines(for: field)
      }
    lines.insert(contentsOf: added, at: place)
    if focus >= place { focus += added.count }
    moveFocus(to: place)
  }

  /// Fields that could be added.
  var hiddenFields: [FormField] {
    let shown = Set(lines.map(\.field))
    return FormField.further.filter { !shown.contains($0) }
  }

  /// Puts an empty line below the values of a repeated field where there is none, and gives the
  /// empty line of an address that was begun the rest of its lines.
  mutating func keepEmptyLine(of field: RepeatedField) {
    let own = lines.indices.filter { lines[$0].field == .repeated(field) }
    guard let last = own.last else {
      guard field == .phones else { return }
      let place = lines.firstIndex { $0.field.position > FormField.repeated(field).position }
      lines.insert(contentsOf: emptyLines(of: field, entry: 0), at: place ?? lines.count)
      return
    }
    let entry = lines[last].entry
    let isBlank = own.allSatisfy { lines[$0].entry != entry || lines[$0].text.text.isBlank }
    guard !isBlank, !isReadOnly else { return }
    if lines[last].part == .street, lines[last].isOnly(in: lines) {
      let rest = emptyLines(of: field, entry: entry).dropFirst()
      lines.insert(contentsOf: rest, at: last + 1)
    }
    let end = (lines.lastIndex { $0.field == .repeated(field) } ?? last) + 1
    let further = emptyLines(of: field, entry: entry &+ 1).prefix(1)
    lines.insert(contentsOf: further, at: end)
  }

  private func emptyLines(of field: RepeatedField, entry: Int) -> [FormLine] {
    var value = LabeledValue("")
    if let usual = usualType(of: field) { value.setTypeLabel(usual.label) }
    return lines(of: value, entry: entry, in: field, isStored: false)
  }

  private func usualType(of field: RepeatedField) -> TypeChoice? {
    let usual = TypeChoice.usual(in: field)
    return switch (field, language) {
    case (.ims, .en): usual.first { $0.label == .service("WhatsApp") }
    case (.socialProfiles, .en): usual.first { $0.label == .service("Mastodon") }
    default: usual.first
    }
  }
}

extension FormLine {
  /// Whether it is the only line of its value.
  fileprivate func isOnly(in lines: [FormLine]) -> Bool {
    lines.filter { $0.field == field && $0.entry == entry }.count == 1
  }
}

extension Contact.Picture {
  /// What of it can be edited as text: a name or a URL.
  var editableText: String {
    switch self {
    case .reference(let text), .file(let text): text
    case .embedded, .damaged: ""
    }
  }
}
