/// The marks that pinyin writes tones with.
enum ToneMarks {
  /// Those of tones 1…4.
  static let combining: [Unicode.Scalar] = ["\u{304}", "\u{301}", "\u{30C}", "\u{300}"]

  /// Vowels with the scalars that carry their four tones.
  private static let vowels: [(vowel: Unicode.Scalar, marked: [Unicode.Scalar])] = [
    ("a", ["ā", "á", "ǎ", "à"]), ("e", ["ē", "é", "ě", "è"]), ("i", ["ī", "í", "ǐ", "ì"]),
    ("o", ["ō", "ó", "ǒ", "ò"]), ("u", ["ū", "ú", "ǔ", "ù"]), ("ü", ["ǖ", "ǘ", "ǚ", "ǜ"]),
    ("A", ["Ā", "Á", "Ǎ", "À"]), ("E", ["Ē", "É", "Ě", "È"]), ("O", ["Ō", "Ó", "Ǒ", "Ò"]),
  ]

  /// The vowel with the mark of a tone in one scalar; nil for a letter that has none such.
  static func marked(_ vowel: Unicode.Scalar, tone: Int) -> Unicode.Scalar? {
    vowels.first { $0.vowel == vowel }?.marked[tone - 1]
  }

  /// ASCII letter and combining marks of a vowel with a tone mark, of ü and of ê; nil for all else.
  static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar {
    case "ü", "Ü": return ["u", "\u{308}"]
    case "ê", "Ê": return ["e"]
    default: break
    }
    for (vowel, marked) in vowels {
      guard let index = marked.firstIndex(of: scalar) else { continue }
      return (decomposed(vowel) ?? [vowel]) + [combining[index]]
    }
    return nil
  }
}
