import ContactModel
import ScreenModel

extension FormState {
  /// Why the line with the caret can't be changed; nil where it can.
  var reasonNotToEdit: Phrase? {
    guard lines.indices.contains(focus) else { return nil }
    if let readOnlyReason { return Phrase(readOnlyReason) }
    let field = lines[focus].field
    if field == .single(.age), countedAge != nil { return Strings.ageFollowsBirthday }
    if field == .kind { return Strings.kindIsSwitched }
    return field.isFixed || field == .addField ? Strings.lineIsReadOnly : nil
  }

  /// The age that the birthday gives, as the form has it now.
  var countedAge: Int? {
    guard let line = lines.first(where: { $0.field == .single(.birthday) }) else { return nil }
    return today.flatMap { today in
      CalendarDay(tidiedDate(line.trimmedText)).flatMap(today.age(bornOn:))
    }
  }

  /// A key that is no command: it edits the text of the line.
  mutating func edit(with key: Key) {
    guard lines.indices.contains(focus) else { return }
    if lines[focus].field == .kind, !isReadOnly, changeKind(with: key) { return }
    if lines[focus].field == .addField, !key.alt, key.isCharacter {
      return openFields(typed: key == .character(" ") ? nil : key)
    }
    let edit = TextKeyMap.all.command(for: key)
    let isTyped = !key.alt && key.isCharacter
    let isLineBreak = edit == .lineBreak && !lines[focus].text.isMultiline
    guard edit != nil || isTyped, !isLineBreak else { return sayUnbound(key) }
    if edit?.isMovement != true, let reason = reasonNotToEdit {
      status = .message(reason)
    } else if !removePicture(with: edit) {
      changeText { $0.handle(key) }
    }
  }

  mutating func sayUnbound(_ key: Key) {
    status = .message(Strings.unbound(key.name, help: FormKeyMap.all.keyName(of: .help)))
  }

  mutating func changeText(_ change: (inout TextField) -> Void) {
    guard lines.indices.contains(focus) else { return }
    change(&lines[focus].text)
    if let field = lines[focus].repeated { keepEmptyLine(of: field) }
  }

  /// A picture that stands in the card is no text: any key that deletes takes it out.
  private mutating func removePicture(with edit: TextEdit?) -> Bool {
    guard lines[focus].field == .picture, lines[focus].text.text.isEmpty, base.picture != nil,
      let edit, edit.isKill || edit == .deleteLeft || edit == .deleteRight
    else { return false }
    isPictureRemoved = true
    return true
  }

  /// ← → and the blank go through the kinds.
  private mutating func changeKind(with key: Key) -> Bool {
    guard [Key(.left), Key(.right), .character(" ")].contains(key) else { return false }
    var kinds: [Contact.Kind] = [.person, .organization]
    if !kinds.contains(base.kind) { kinds.append(base.kind) }
    let offset = key == Key(.left) ? kinds.count - 1 : 1
    let current = kinds.firstIndex(of: kind) ?? 0
    kind = kinds[(current + offset) % kinds.count]
    return true
  }

  /// ↑ and ↓ go through the lines of a text that has several, before they leave it.
  mutating func moveCaret(byLines offset: Int) -> Bool {
    guard lines.indices.contains(focus), lines[focus].text.isMultiline else { return false }
    let width = FormColumns(columns: columns, language: language).width(of: lines[focus])
    return lines[focus].text.moveCaret(byLines: offset, width: width)
  }
}

extension Key {
  fileprivate var isCharacter: Bool {
    if case .character = code { true } else { false }
  }
}
