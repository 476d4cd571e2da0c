import Foundation

/// A syllable with its tone, as the dictionaries write it: `lǜ`.
struct Syllable: Hashable {
  /// ASCII letters; ü is v, ê is e.
  var letters: String
  /// 1…4, 5 for the neutral tone.
  var tone: Int

  init(marked text: String) {
    letters = ""
    tone = 5
    var previous: Unicode.Scalar = " "
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "\u{304}": tone = 1
      case "\u{301}": tone = 2
      case "\u{30C}": tone = 3
      case "\u{300}": tone = 4
      case "\u{308}" where previous == "u":
        letters.removeLast()
        letters.append("v")
      case "\u{302}": break
      default: letters.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
  }

  /// What syllables are sorted by: ü like u, but after it.
  var sortKey: String { letters.replacing("v", with: "u") + (letters.contains("v") ? "!" : " ") }
}
