import BookStore
import BookUI
import Pinyin

extension Program {
  /// Prints all contacts, or those that a search finds.
  func list(
    _ book: any Book, matching words: [String], _ searchOptions: SearchOptions,
    _ options: Invocation.ListOptions
  ) throws(Failure) {
    book.info.notice.map { complain($0) }
    let listing = Listing(
      book, matching: words, searchOptions: searchOptions, fileOrder: options.fileOrder)
    if listing.isEmpty, !words.isEmpty {
      throw Failure(Strings.nothingFound(words.joined(separator: " ")), status: .nothingFound)
    }
    guard options.json else { return try print(tabSeparated(listing.rows)) }
    try print(attempt { () throws(StoreError) in try listing.jsonLines(from: book) })
  }
}
