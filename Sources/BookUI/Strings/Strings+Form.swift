package import ContactModel

extension Strings {
  package static func label(of f: Field) -> Phrase { Phrase(zh: f.rawValue, en: f.rawValue) }
  package static func label(of f: ListField) -> Phrase { Phrase(zh: f.rawValue, en: f.rawValue) }
  package static func label(of f: RepeatedField) -> Phrase {
    Phrase(zh: f.rawValue, en: f.rawValue)
  }
  package static func typeLabel(of v: LabeledValue, in f: RepeatedField) -> Phrase {
    Phrase(zh: v.label, en: v.label)
  }
}
