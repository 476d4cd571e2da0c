import ScreenModel

/// The ASCII characters that take the place of line art where the terminal has nothing else.
private let asciiStandIns: [Unicode.Scalar: Character] = [
  "─": "-", "│": "|", "▌": ">", "▏": "|", "▣": "*", "★": "*", "⊖": "x", "≡": "=", "↕": "^",
  "·": ".", "…": "~", "↑": "^", "↓": "v", "←": "<", "→": ">", "↵": "<", "⌫": "<", "＋": "+",
  "▗": "#", "▄": "#", "▖": "#", "▐": "#", "█": "#", "▝": "#", "▀": "#", "▘": "#", "–": "-",
  "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "（": "(", "）": ")", "：": ":", "，": ",",
  "。": ".", "！": "!", "？": "?",
]

extension Cell {
  /// What an ASCII terminal shows in this cell's columns; never wider or narrower.
  var asciiText: String {
    guard let scalar = text.unicodeScalars.first else { return "" }
    let character = scalar.isASCII ? Character(scalar) : asciiStandIns[scalar] ?? "?"
    return String(character) + String(repeating: " ", count: max(0, width - 1))
  }
}
