package import ContactModel

extension Contact {
  /// Looks for what is wrong in a contact that stands in no card.
  package func examination() -> ContactExamination {
    var faults: [ContactFault] = []
    if displayName.isBlank { faults.append(.noName) }
    switch picture {
    case .damaged: faults.append(.damagedPicture)
    case .embedded(_, let format) where format.isEmpty: faults.append(.damagedPicture)
    default: break
    }
    let dates = [("birthday", self[.birthday])] + self[.dates].map { ("dates", $0.value) }
    for (key, text) in dates where text.looksLikeDate && CardDate(text) == nil {
      faults.append(.badDate(property: key, text))
    }
    let fields: [Field] = [.name, .organization, .jobTitle, .nickname, .note]
    for field in fields where self[field].looksLikeFormula {
      let key = ContactKey.texts.first { $0.field == field }?.key ?? field.rawValue
      faults.append(.formula(property: key, self[field]))
    }
    return ContactExamination(uid: uid, members: [], faults: faults.map { ($0, nil) })
  }
}
