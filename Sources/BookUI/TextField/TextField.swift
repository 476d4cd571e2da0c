package import ScreenModel

/// A text that is being edited, with its caret: a field of the form, the query of the search.
///
/// The caret always stands between two grapheme clusters. Text goes in as it was typed or pasted;
/// drawing shows control characters as marks.
package struct TextField: Sendable {
  package private(set) var text: String { didSet { wrapped = nil } }
  /// Whether the text may have several lines. A line break pasted into another becomes a blank.
  package let isMultiline: Bool
  /// What the last kills took. Whoever owns several fields carries it from one to the next.
  package var killBuffer = ""
  private(set) var caret: String.Index
  /// The lines of the text as it is now, for the width that was asked for last.
  var wrapped: (width: Int, lines: [Line])?
  /// How many columns of a text on one line stand to the left of its field.
  var scrolledColumns = 0
  /// Whether the last edit was a kill, which the next one then adds to.
  private var isKilling = false

  /// The caret stands at the end of the text.
  package init(_ text: String = "", isMultiline: Bool = false) {
    self.text = text
    self.isMultiline = isMultiline
    caret = text.endIndex
  }

  /// How many characters stand before the caret.
  package var caretOffset: Int { text.distance(from: text.startIndex, to: caret) }

  /// Replaces the whole text; the caret goes to its end.
  package mutating func setText(_ newText: String) {
    text = newText
    caret = text.endIndex
    isKilling = false
  }

  /// Whether the key means anything to a text; does it if so.
  @discardableResult
  package mutating func handle(_ key: Key) -> Bool {
    if let edit = TextKeyMap.all.command(for: key), edit != .lineBreak || isMultiline {
      apply(edit)
      return true
    }
    guard !key.alt, case .character(let character) = key.code else { return false }
    insert(String(character))
    return true
  }

  package mutating func apply(_ edit: TextEdit) {
    let wasKilling = isKilling
    isKilling = edit.isKill
    switch edit {
    case .left: caret = index(before: caret)
    case .right: caret = index(after: caret)
    case .wordLeft: caret = wordStart(before: caret)
    case .wordRight: caret = wordEnd(after: caret)
    case .lineStart: caret = lineStart(at: caret)
    case .lineEnd: caret = lineEnd(at: caret)
    case .deleteLeft: remove(index(before: caret)..<caret)
    case .deleteRight: remove(caret..<index(after: caret))
    case .killWordLeft: kill(from: wordStart(before: caret), adding: wasKilling)
    case .killBlankWordLeft: kill(from: blankWordStart(before: caret), adding: wasKilling)
    case .killWordRight: kill(to: wordEnd(after: caret), adding: wasKilling)
    case .killToLineStart: kill(from: lineStart(at: caret), adding: wasKilling)
    case .killToLineEnd: kill(to: killedLineEnd, adding: wasKilling)
    case .yank: insert(killBuffer)
    case .lineBreak: insert("\n")
    }
  }

  /// Puts text in at the caret, which then stands after it.
  package mutating func insert(_ inserted: String) {
    isKilling = false
    let offset = text.utf8.distance(from: text.startIndex, to: caret) + inserted.utf8.count
    text.insert(contentsOf: inserted, at: caret)
    placeCaret(atByte: offset)
  }

  /// Puts in what was pasted in one piece. Line ends of every kind become line breaks.
  ///
  /// In a text of one line they become blanks, as tabs do, and what can't be seen is left out: the
  /// marks of direction that browsers copy along with a number would only keep it from being found.
  package mutating func paste(_ pasted: String) {
    guard !isMultiline else {
      insert(String(pasted.map { $0.isNewline ? "\n" : $0 }))
      return
    }
    var line = String(pasted.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    line.unicodeScalars.removeAll { ScalarWidth(of: $0) == .hidden }
    insert(line)
  }

  mutating func moveCaret(to place: String.Index) {
    caret = place
    isKilling = false
  }

  private mutating func remove(_ range: Range<String.Index>) {
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    text.removeSubrange(range)
    placeCaret(atByte: offset)
  }

  private mutating func kill(from start: String.Index, adding: Bool) {
    killBuffer = text[start..<caret] + (adding ? killBuffer : "")
    remove(start..<caret)
  }

  private mutating func kill(to end: String.Index, adding: Bool) {
    killBuffer = (adding ? killBuffer : "") + text[caret..<end]
    remove(caret..<end)
  }

  /// An edit can join what stands on its two sides into one cluster: the caret then goes after it.
  private mutating func placeCaret(atByte offset: Int) {
    var place = text.utf8.index(text.startIndex, offsetBy: offset)
    while place < text.endIndex, place.samePosition(in: text) == nil {
      place = text.unicodeScalars.index(after: place)
    }
    caret = place
  }
}
