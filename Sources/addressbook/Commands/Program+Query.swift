import BookStore
import BookUI
import ContactModel
import Glibc
import Pinyin

extension Program {
  /// Mail programs list what a query finds: more is no choice any more.
  private static var maximumCount: Int { 100 }

  /// Prints the e-mail addresses of the contacts that a search finds, for mail programs.
  func query(
    _ book: any Book, matching words: [String], _ searchOptions: SearchOptions,
    _ options: Invocation.QueryOptions
  ) throws(Failure) -> ExitStatus {
    let text = words.joined(separator: " ")
    var listing = Listing(book, matching: [text], searchOptions: searchOptions, fileOrder: false)
    listing.keep { !$0.emails.isEmpty }
    let count = listing.addressCount
    if options.json, count > 0 {
      listing.keepFirst(Self.maximumCount)
      try print(attempt { () throws(StoreError) in try listing.jsonLines(from: book) })
      return .done
    }
    let rows = try attempt { () throws(StoreError) in
      try listing.addressRows(from: book, atMost: Self.maximumCount)
    }
    let header = Strings.queryHeader(text.harmless, shown: rows.count, of: count)[language] + "\n"
    let hasHeader = options.header && !options.json
    if hasHeader || count > 0 { try print((hasHeader ? header : "") + tabSeparated(rows)) }
    if count > 0 { return .done }
    // Said already; on its terminal, a mail program's screen would be written over.
    if hasHeader, isatty(STDERR_FILENO) == 1 { return .nothingFound }
    throw Failure(Strings.noAddressFound(text), status: .nothingFound)
  }
}
