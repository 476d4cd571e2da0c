import BookStore
import ContactFormats
import ContactModel

extension Program {
  /// Prints everything of one contact.
  func show(_ reference: ContactReference, json: Bool, in book: any Book) throws(Failure) {
    let id = try reference.contact(in: book)
    let object = try attempt { () throws(StoreError) in try book.json(id) }
    if json { return try print(object.text + "\n") }
    let contact = try attempt { () throws(StoreError) in try book.contact(id) }
    try print(
      ContactSheet(contact, json: object, today: .today(), language: language).text)
  }
}
