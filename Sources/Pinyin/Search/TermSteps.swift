/// What a term matches of each glyph of a store, by how good the match is: the table of a keystroke.
///
/// Rows as those of `SyllableSteps`, one for each glyph in each of its layers.
struct TermSteps: Sendable {
  /// Kinds of matches, the better ones first. Each takes what those before it take.
  enum Level: Int {
    /// The characters themselves.
    case literal
    /// The readings in use.
    case reading
    /// Other readings, and other forms of the character.
    case otherReading
    /// By keypad, or by sounds that aren't told apart: whichever the term and the options ask for.
    case loose
  }

  /// Elements of the term: the width of a row.
  let count: Int
  let glyphCount: Int
  let levels: Int
  /// The word texts that can have a match have one of these…
  let clues: Clues
  /// …and the phone numbers all of these; nil where the term isn't looked for in them.
  let phoneClues: Clues?
  /// The quality of loose matches; nil where there are none.
  let looseQuality: SearchQuality?
  /// Layers of rows: for each level what is matched in full, for each what is matched by an initial
  /// only, and the last level's both together.
  private(set) var bytes: [UInt8]

  init(_ term: QueryTerm, glyphs: GlyphTable, options: SearchOptions) {
    let usesKeypad = options.usesKeypad && term.isDigits
    count = term.count
    glyphCount = glyphs.count
    looseQuality = usesKeypad ? .keypad : options.isFuzzy ? .fuzzy : nil
    levels = looseQuality == nil ? 3 : 4
    clues = .beginning(term, usesKeypad: usesKeypad, isFuzzy: options.isFuzzy)
    phoneClues = .pairs(of: term)
    bytes = [UInt8](repeating: 0, count: (2 * levels + 1) * glyphCount * count)
    let steps = GlyphSteps(term, options: options)
    let (levels, count, glyphCount) = (levels, count, glyphCount)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for glyph in 0..<glyphCount {
        steps.write(glyphs.contents[glyph], syllables: glyphs.syllables) { layer, place, step in
          bytes[(layer * glyphCount + glyph) * count + place] |= step
        }
        for place in 0..<count {
          Self.finish(bytes, glyph * count + place, size: glyphCount * count, levels: levels)
        }
      }
    }
  }

  /// Hands each level's steps on to the next; an initial is one only where nothing better takes as
  /// much.
  private static func finish(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ place: Int, size: Int, levels: Int
  ) {
    var full: UInt8 = 0
    var initial: UInt8 = 0
    for level in 0..<levels {
      full |= bytes[level * size + place]
      initial |= bytes[(levels + level) * size + place]
      bytes[level * size + place] = full
      bytes[(levels + level) * size + place] = initial & ~full
    }
    bytes[2 * levels * size + place] = full | initial
  }
}
