import ContactModel

extension VCard {
  /// Looks for what is wrong in the card.
  package func examination() -> ContactExamination {
    let contact = contact()
    var faults: [(fault: ContactFault, line: Int?)] = []
    if contact.displayName.isBlank {
      faults.append((.noName, line))
    } else if contact[.name].isBlank, version != .v21 {
      faults.append((.noFullName, line))
    }
    var members: [String] = []
    var number = line
    for content in contentLines {
      defer { number += content.lineCount }
      guard content.kind == .property else { continue }
      let property = Property(content, in: storage, version: version)
      if let fault = property.fault(content.role) { faults.append((fault, number)) }
      if content.role == .member { members.append(property.memberIdentity) }
    }
    return ContactExamination(uid: contact.uid, members: members, faults: faults)
  }
}

extension Property {
  fileprivate func fault(_ role: Role) -> ContactFault? {
    switch role {
    case .birthday, .labeled(.dates, _, _):
      return isBadDate ? .badDate(property: name.text, text()) : nil
    case .picture:
      switch picture {
      case .damaged: return .damagedPicture
      case .embedded(let bytes) where imageFormat(of: bytes).isEmpty: return .damagedPicture
      default: return nil
      }
    case .text(.name), .text(.note), .text(.jobTitle), .organization, .nickname, .nameParts:
      let text = text(of: parts.first ?? value)
      return text.looksLikeFormula ? .formula(property: name.text, text) : nil
    default: return nil
    }
  }

  /// A calendar that we don't know is no fault, nor are words that are said to be words.
  private var isBadDate: Bool {
    let text = text()
    guard !text.isBlank, date == nil else { return false }
    if let calendar = parameter("CALSCALE"), calendar.lowercased() != "gregorian" { return false }
    return !isValue("text") || text.looksLikeDate
  }
}
