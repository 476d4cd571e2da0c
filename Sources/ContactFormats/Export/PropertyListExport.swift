import ContactModel
import Pinyin

/// The contacts as a property list of the shape `letter → array of dictionaries`, in the order in
/// which they come, sections A–Z, then `#`. What the format has no key for stands in the dictionary
/// `addressbook` of each person. Who comes from a property list has the entry that he has there.
///
/// It is an XML list, but where only a binary one can hold what it says: texts with control
/// characters, fractions of seconds.
package func propertyList(
  _ contacts: some Collection<ExportedContact>
) throws(FormatError) -> ExportedFile {
  var file = ExportedFile()
  var sections = [[PropertyList]](repeating: [], count: SectionLetter.all.count)
  for exported in contacts {
    for property in exported.leftOutOfList { file.leaveOut(property) }
    let entry = try exported.listEntry
    sections[exported.contact.sortName.section.index].append(.dictionary(entry))
  }
  let members = zip(SectionLetter.all, sections).filter { !$1.isEmpty }.map { letter, entries in
    PropertyListDictionary.Member(key: String(letter.title), value: .array(entries))
  }
  let root = PropertyList.dictionary(PropertyListDictionary(members))
  file.bytes = try PropertyListFile.bytes(
    of: root, format: root.heldByXML == root && !root.hasTextForbiddenInXML ? .xml : .binary)
  return file
}

extension ExportedContact {
  /// The person as a list has him.
  var listEntry: PropertyListDictionary {
    get throws(FormatError) {
      if let entry { return entry.named }
      var entry = try PropertyListDictionary.newEntry.applying(
        contact, since: Contact(), picture: picture)
      var more = entry.more
      for (kind, key) in PropertyListKey.extras {
        let values = extras.filter { $0.kind == kind }.map {
          LabeledValue($0.value, label: $0.label)
        }
        if !values.isEmpty { more[key] = PropertyList(values) }
      }
      if !more.members.isEmpty { entry[PropertyListKey.more] = .dictionary(more) }
      return entry
    }
  }

  /// The names of the properties that no list holds.
  var leftOutOfList: [String] {
    if entry != nil { return [] }
    var names = unknownNames + detailNames
    if !contact[.created].isEmpty { names.append("X-CREATED") }
    if picture == nil, contact.picture?.isReference == false { names.append("PHOTO") }
    return names
  }
}

extension Contact.Picture {
  fileprivate var isReference: Bool { if case .reference = self { true } else { false } }
}
