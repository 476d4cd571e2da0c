import ContactModel

extension CardEditor {
  mutating func set(_ field: ListField, _ texts: [String]) throws(FormatError) {
    let texts = texts.filter { !$0.isEmpty }
    let old = sources.lists[field] ?? []
    let edited = EditedWord.all(in: texts, from: old.map(\.text))
    switch field {
    case .categories: try setWords(edited, old, .commaList(field))
    case .hobbies: try setLines(edited, old, .textLines(field))
    }
  }

  /// Nicknames are shown as one text, with ", " between them. In 2.1 there is only one.
  mutating func setNicknames(_ text: String) throws(FormatError) {
    let old = sources.nicknames
    let edited = EditedWord.all(
      in: text, from: old.map(\.text), separator: ", ", splitsRest: version != .v21)
    try setNicknames(edited)
  }

  /// Nicknames that are known one by one.
  mutating func setNicknames(_ texts: [String]) throws(FormatError) {
    try setNicknames(EditedWord.all(in: texts, from: sources.nicknames.map(\.text)))
  }

  /// In 2.1 a comma is text: there is one on a line.
  private mutating func setNicknames(_ edited: [EditedWord]) throws(FormatError) {
    if version == .v21 {
      try setLines(edited, sources.nicknames, .nickname)
    } else {
      try setWords(edited, sources.nicknames, .nickname)
    }
  }

  /// Notes are shown as one text, a line each.
  mutating func setNotes(_ text: String) throws(FormatError) {
    let old = sources.notes
    let edited = EditedWord.all(
      in: text, from: old.map(\.text), separator: "\n", splitsRest: false)
    try setLines(edited, old, .text(.note))
  }

  /// A list with one word a line: changed words are written over their lines.
  private mutating func setLines(
    _ edited: [EditedWord], _ old: [FieldSources.Word], _ role: Role
  ) throws(FormatError) {
    let kept = Set(edited.compactMap { if case .kept(let index) = $0 { index } else { nil } })
    var gone = old.indices.filter { !kept.contains($0) }[...]
    // A new first word goes before the others.
    var last = old.first.map { $0.line - 1 }
    for word in edited {
      switch word {
      case .kept(let index): last = old[index].line
      case .new(let text):
        if gone.isEmpty {
          try add(role, behind: last) { property throws(FormatError) in try property.setText(text) }
        } else {
          let line = old[gone.removeFirst()].line
          last = line
          let isAndroid = contents[line].role == .android
          try edit(line) { property throws(FormatError) in
            if isAndroid { try property.setPart(1, to: text) } else { try property.setText(text) }
          }
        }
      }
    }
    for index in gone { remove(old[index].line) }
  }

  /// A list with commas between its words, on any number of lines: only lines whose words changed are
  /// written again.
  private mutating func setWords(
    _ edited: [EditedWord], _ old: [FieldSources.Word], _ role: Role
  ) throws(FormatError) {
    guard let first = old.first?.line else {
      let words = edited.compactMap { if case .new(let text) = $0 { text } else { nil } }
      if words.isEmpty { return }
      return try add(role) { property throws(FormatError) in
        try property.setWords(words.map { .text($0) })
      }
    }
    var counts: [Int: Int] = [:]
    // The place of each old word among those of its line.
    let places = old.map { word in
      let place = counts[word.line, default: 0]
      counts[word.line] = place + 1
      return place
    }
    var lines: [Int: [Property.RawWord]] = [:]
    var line = first
    for word in edited {
      switch word {
      case .kept(let index):
        line = old[index].line
        lines[line, default: []].append(.written(places[index]))
      case .new(let text): lines[line, default: []].append(.text(text))
      }
    }
    for (line, count) in counts {
      guard let words = lines[line] else {
        remove(line)
        continue
      }
      if words != (0..<count).map({ .written($0) }) { try setWords(words, on: line) }
    }
  }

  private mutating func setWords(
    _ words: [Property.RawWord], on line: Int
  ) throws(FormatError) {
    let role = contents[line].role
    try edit(line) { property throws(FormatError) in
      switch role {
      case .android: try property.setPart(1, to: property.texts(of: words).joined(separator: ", "))
      default: try property.setWords(words)
      }
    }
  }
}
