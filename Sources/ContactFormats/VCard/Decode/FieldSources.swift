import ContactModel

/// Which content lines of a card the fields were read from.
struct FieldSources {
  /// A word of a list, and the line that it stands on.
  struct Word {
    let text: String
    let line: Int
  }

  /// The line of each field that has one; of several lines the one that counts.
  var fields: [Field: Int] = [:]
  /// Further lines that say a field, and would be read for it were the first ones gone.
  var others: [Field: [Int]] = [:]
  var nicknames: [Word] = []
  var notes: [Word] = []
  var lists: [ListField: [Word]] = [:]
  var picture: Int?
  var otherPictures: [Int] = []
  var order: Int?
  var kind: Int?
  var showAs: Int?
}
