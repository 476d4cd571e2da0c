import BookStore
import ContactModel
import Glibc
import Testing

@Suite struct PictureTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func add(_ path: String, to book: inout any Book) throws -> Contact {
    var contact = Contact(name: "Dora", phones: ["5"])
    contact.picture = .file(path: path)
    _ = try book.add(contact)
    return try book.contact(book.id(of: "Dora"))
  }

  @Test(arguments: Storage.allCases)
  func aChosenPictureIsPutIntoTheBook(storage: Storage) throws {
    try scratch.write("a.png", "\u{89}PNG\r\n".unicodeScalars.map { UInt8($0.value) })
    var book = try storage.make(in: scratch)
    let contact = try add(scratch.path("a.png"), to: &book)
    #expect(contact.picture == .embedded(byteCount: 6, format: "PNG"))
  }

  @Test(arguments: Storage.allCases)
  func aPictureThatCannotBeReadIsAnErrorThatNamesIt(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    try scratch.write("text.png", "hello")
    let before = scratch.contents
    let missing = scratch.path("missing.png")
    #expect(throws: StoreError.pictureUnreadable(path: missing, SystemFailure(code: ENOENT))) {
      try add(missing, to: &book)
    }
    let text = scratch.path("text.png")
    #expect(throws: StoreError.notAPicture(path: text)) { try add(text, to: &book) }
    #expect(throws: StoreError.notAPicture(path: scratch.path)) { try add(scratch.path, to: &book) }
    #expect(scratch.contents == before)
    #expect(book.contacts.count == 4)
  }
}
