import ContactModel
import Pinyin
import ScreenModel

/// One row of the form's body.
enum FormRow {
  case blank
  /// A line of the form, or one of the rows that its text is wrapped into.
  case line(Int, part: TextField.Line?)
}

/// All rows of the form's body, and where in them the caret is.
struct FormBody {
  var rows: [FormRow] = []
  var caretRow = 0
  /// Where it stands in a wrapped text, from the start of the value.
  var caretColumn: Int?
}

extension FormState {
  func body(_ columns: FormColumns) -> FormBody {
    var body = FormBody()
    for (index, line) in lines.enumerated() {
      if index > 0, isGap(between: lines[index - 1].field, and: line.field) {
        body.rows.append(.blank)
      }
      if index == focus { body.caretRow = body.rows.count }
      guard line.text.isMultiline else {
        body.rows.append(.line(index, part: nil))
        continue
      }
      let parts = line.text.lines(width: columns.width(of: line))
      if index == focus {
        let caret = line.text.caretPlace(in: parts)
        body.caretRow += caret.line
        body.caretColumn = caret.column
      }
      body.rows += parts.map { .line(index, part: $0) }
    }
    return body
  }

  /// A blank row parts the fields that every form has, the others, those that nobody can change, and
  /// the line that adds one.
  private func isGap(between a: FormField, and b: FormField) -> Bool {
    a.isFirst != b.isFirst || a.isFixed != b.isFixed || b == .addField
  }

  /// Whether a line is the first of its field: the one with the label.
  func isFirstOfField(_ line: Int) -> Bool {
    line == 0 || lines[line - 1].field != lines[line].field
  }

  /// What stands in an empty line.
  func hint(of index: Int) -> String {
    if isReadOnly { return "" }
    let line = lines[index]
    let phrase: Phrase? =
      switch line.field {
      case .single(.phoneticFamily): familyReadingHint
      case .single(let field): Strings.hint(of: field)
      case .list(let field): Strings.hint(of: field)
      case .picture: isPictureRemoved ? Strings.pictureGoes : Strings.pictureHint
      case .repeated(let field):
        if line.hasType {
          Strings.hint(of: field, isFurther: !line.isStored && !isFirstOfField(index))
        } else {
          nil
        }
      case .kind, .members, .unknown, .kept, .addField: nil
      }
    return phrase?[language] ?? ""
  }

  /// The reading that the surname has without one of the card's own.
  private var familyReadingHint: Phrase {
    SortName(draft.fullName).surnamePinyin.map(Strings.readingInUse)
      ?? Strings.hint(of: .phoneticFamily)
  }

  /// What a line that isn't a text shows; nil for a text.
  func fixedText(of line: FormLine) -> String? {
    switch line.field {
    case .kind: Strings.name(of: kind)[language]
    case .unknown: Strings.keptProperties(base.unknownProperties.count)[language]
    case .addField: Strings.addField[language]
    case .single(.age): countedAge.map(String.init)
    case .picture: storedPicture.map { Strings.description(of: $0)[language] }
    default: nil
    }
  }

  /// The picture in the card, as long as neither another takes its place nor it is to go.
  private var storedPicture: Contact.Picture? {
    guard let picture = base.picture, picture.editableText.isEmpty, !isPictureRemoved,
      !lines.contains(where: { $0.field == .picture && !$0.text.text.isEmpty })
    else { return nil }
    return picture
  }
}
