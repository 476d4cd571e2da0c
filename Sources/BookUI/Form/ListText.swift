import ContactModel

/// A list of short texts as one line of text.
///
/// Its items stand between commas; between semicolons where one of the items has a comma itself.
struct ListText: Sendable {
  private let items: [String]
  private let marks: Set<Character>
  private let joint: String

  init(_ items: [String], language: Language) {
    self.items = items
    let hasComma = items.contains { $0.contains { String.listCommas.contains($0) } }
    marks = hasComma ? [";", "；"] : String.listCommas
    joint = hasComma ? "; " : language == .zh ? "、" : ", "
  }

  var text: String { items.joined(separator: joint) }

  /// The items of an edited text.
  func items(of text: String) -> [String] {
    text.listItems(between: marks)
  }
}
