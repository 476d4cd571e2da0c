import ContactModel
import ScreenModel

/// Asks what is to become of the properties that the user and another program both changed, one
/// after the other.
struct ConflictPrompt: Sendable {
  let id: ContactID
  /// The contact as the user wants it.
  let mine: Contact
  let merge: ContactMerge
  private var sides: [ContactMerge.Side] = []

  init(id: ContactID, mine: Contact, merge: ContactMerge) {
    self.id = id
    self.mine = mine
    self.merge = merge
  }

  /// What is asked for now; nil when all is answered.
  var current: ContactMerge.Conflict? {
    merge.conflicts.indices.contains(sides.count) ? merge.conflicts[sides.count] : nil
  }

  /// The contact as all answers make it.
  var result: Contact { merge.merged(taking: sides) }

  mutating func choose(_ side: ContactMerge.Side) {
    sides.append(side)
  }

  func prompt(_ language: Language) -> Prompt {
    let count = merge.conflicts.count
    var title = Strings.bothChanged[language]
    if count > 1 { title += "  \(min(sides.count + 1, count))/\(count)" }
    let conflict = current ?? .name
    let mine = text(of: conflict, on: .mine, language)
    let theirs = text(of: conflict, on: .theirs, language)
    return Prompt(
      title: title, subject: Strings.subject(of: conflict)[language],
      rows: [
        row(.mine, Strings.mine[language], mine, unlike: theirs),
        row(.theirs, Strings.theirs[language], theirs, unlike: mine),
      ],
      answers: ConflictKeyMap.all.filter { [.both, .back].contains($0.command) }.map {
        ($0.keys.first?.name ?? "") + " " + $0.help[language]
      })
  }

  /// One side's text, from where it begins to differ from the other's.
  private func row(
    _ answer: ConflictCommand, _ label: String, _ text: String, unlike other: String
  ) -> Prompt.Row {
    Prompt.Row(
      key: ConflictKeyMap.all.keyName(of: answer), label: label, text: text,
      start: text.firstDifference(from: other))
  }

  private func text(
    of conflict: ContactMerge.Conflict, on side: ContactMerge.Side, _ language: Language
  ) -> String {
    let contact = side == .mine ? merge.mine : merge.theirs
    let text: String
    switch conflict {
    case .name: text = contact.displayName
    case .field(let field): text = contact[field]
    case .value(let field, let mine, let theirs):
      let value = side == .mine ? mine : theirs
      let type = value.map { Strings.typeLabel(of: $0, in: field)[language] } ?? ""
      text = [value?.value ?? "", type].filter { !$0.isBlank }.joined(separator: "  ")
    case .picture: text = contact.picture.map { Strings.description(of: $0)[language] } ?? ""
    case .kind: text = Strings.name(of: contact.kind)[language]
    }
    return text.isBlank ? Strings.removed[language] : text
  }
}

extension String {
  /// The first character that isn't the same, byte for byte, as the one at its place in another text.
  fileprivate func firstDifference(from other: String) -> String.Index {
    var place = startIndex
    for character in other {
      guard place < endIndex, self[place].utf8.elementsEqual(character.utf8) else { break }
      place = index(after: place)
    }
    return place
  }
}
