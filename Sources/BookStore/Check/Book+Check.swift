import ContactFormats
import ContactModel

extension Book {
  /// Everything that is wrong in the book, by file and line: what was noted when it was opened, and
  /// what only a look at every contact tells.
  package func check() throws(StoreError) -> [BookProblem] {
    var examined: [ExaminedContact] = []
    for (id, summary) in contacts {
      let (examination, place) = try examination(of: id)
      examined.append(
        ExaminedContact(
          name: summary.displayName, examination: examination, file: place.file ?? info.name,
          line: place.line))
    }
    let problems =
      try info.problems + unreadFiles() + examined.flatMap(\.problems) + sharedUIDs(of: examined)
      + missingMembers(of: examined)
    return problems.enumerated().sorted { a, b in
      if !a.element.file.isIdentical(to: b.element.file) {
        return a.element.file.utf8.lexicographicallyPrecedes(b.element.file.utf8)
      }
      return (a.element.line ?? 0, a.offset) < (b.element.line ?? 0, b.offset)
    }.map(\.element)
  }

  /// Files in the book's folders that end as cards do elsewhere.
  private func unreadFiles() throws(StoreError) -> [BookProblem] {
    guard info.format == .folder else { return [] }
    var problems: [BookProblem] = []
    for prefix in (self as? CollectionsBook)?.collections.map(\.prefix) ?? [""] {
      let names = try CardNames(in: info.path + "/" + prefix).unread
      problems += names.map { BookProblem(file: prefix + $0, reason: .ending) }
    }
    return problems
  }
}

/// A contact with what was found in it.
private struct ExaminedContact {
  let name: String
  let examination: ContactExamination
  let file: String
  let line: Int?

  var problems: [BookProblem] {
    examination.faults.map { fault, line in
      BookProblem(file: file, line: line, reason: .contact(fault, name: name))
    }
  }
}

/// Contacts that share a UID: each of them names another.
private func sharedUIDs(of contacts: [ExaminedContact]) -> [BookProblem] {
  var places: [String: [Int]] = [:]
  for (index, contact) in contacts.enumerated() where !contact.examination.uid.isEmpty {
    places[contact.examination.uid, default: []].append(index)
  }
  return places.values.filter { $0.count > 1 }.flatMap { same in
    same.enumerated().map { position, index in
      let other = contacts[same[position == 0 ? 1 : 0]]
      return BookProblem(
        file: contacts[index].file, line: contacts[index].line,
        reason: .sameUID(name: contacts[index].name, file: other.file, line: other.line))
    }
  }
}

/// Members of groups that the book doesn't have. Those that are named by an address may be anybody.
private func missingMembers(of contacts: [ExaminedContact]) -> [BookProblem] {
  let uids = Set(contacts.map { $0.examination.uid.lowercased() })
  return contacts.flatMap { group in
    group.examination.members.filter { member in
      !member.contains(":") && !member.isBlank && !uids.contains(member.lowercased())
    }.map { member in
      BookProblem(
        file: group.file, line: group.line, reason: .missingMember(member, group: group.name))
    }
  }
}
