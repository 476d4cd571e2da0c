import ScreenModel

/// What a row shows of a text that was found: its beginning, or where the match wouldn't be in sight
/// then, the part around the match.
struct HitText {
  private(set) var text: String
  /// The matched characters.
  private(set) var ranges: [Range<Int>]

  /// - Parameter width: in cells.
  init(_ text: String, ranges: [Range<Int>], width: Int) {
    (self.text, self.ranges) = (text, ranges)
    guard let match = ranges.first, match.upperBound <= text.count else { return }
    let end = text.index(text.startIndex, offsetBy: match.upperBound)
    // Behind the match there may be an ellipsis.
    let room = end == text.endIndex ? width : width - 1
    if cellWidth(of: String(text[..<end])) <= room { return }
    let place = text.index(text.startIndex, offsetBy: match.lowerBound)
    let matchWidth = cellWidth(of: String(text[place..<end]))
    let lead = min(width / 3, max(0, room - 1 - matchWidth))
    let excerpt = Excerpt(of: text, from: place, lead: lead)
    let offset = text.distance(from: text.startIndex, to: excerpt.start) - excerpt.mark.count
    self.text = excerpt.text
    self.ranges = ranges.map { ($0.lowerBound - offset)..<($0.upperBound - offset) }
  }
}
