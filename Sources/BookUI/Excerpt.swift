import ScreenModel

/// The part of a long text that is shown where there is no room for all of it: from shortly before
/// the place that matters, with `…` for what is left out.
struct Excerpt {
  /// Where it begins in the whole text.
  let start: String.Index
  /// What stands for the text before it.
  let mark: String
  /// The mark, and all of the text from there on.
  let text: String

  /// - Parameter lead: how many cells before the place are shown at most; it never begins before the
  ///   line that the place is in.
  init(of whole: String, from place: String.Index, lead: Int) {
    var start = place
    var columns = 0
    while start > whole.startIndex {
      let previous = whole.index(before: start)
      columns += cellWidth(of: String(whole[previous]))
      if whole[previous].isLineBreak || columns > lead { break }
      start = previous
    }
    self.start = start
    mark = start > whole.startIndex ? "…" : ""
    text = mark + whole[start...]
  }

  /// The lines for a width in cells, so many at most. A single line isn't broken between words: the
  /// place must be in it.
  func lines(width: Int, limit: Int) -> [String] {
    if limit <= 1 { return [text] }
    // No more is wrapped than can be shown.
    let shown = text.prefix((width + 1) * (limit + 1))
    return wrappedLines(of: String(shown), width: width).cut(to: limit)
  }
}

extension [String] {
  /// The first lines; `…` ends them where there are more.
  func cut(to limit: Int) -> [String] {
    guard count > limit else { return self }
    var lines = Array(prefix(limit))
    if let last = lines.popLast() { lines.append(last + "…") }
    return lines
  }
}
