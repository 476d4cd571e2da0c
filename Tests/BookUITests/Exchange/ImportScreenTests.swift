import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

/// Importing from the list.
@Suite struct ImportScreenTests {
  /// Files to import: new people, one of them with nothing in it; and two with other numbers.
  private static let files: [String: [Contact]] = {
    var anna = Contact(name: "安娜", phones: ["139 0000 0101"])
    anna.uid = "anna"
    var bob = Contact(name: "Bob", phones: ["139 0000 0102"])
    bob.uid = "bob"
    var others = sampleContacts.prefix(2).map(\.self)
    for index in others.indices { others[index][.phones] = [LabeledValue("139 0000 0999")] }
    return [
      "people.vcf": [bob, anna, sampleContacts[0], Contact()], "people.csv": [bob],
      "others.vcf": others,
    ]
  }()

  private static func play(kind: String = "80x24-en") -> Screenplay {
    var play = Screenplay(kind: kind)
    play.book.files = files
    return play
  }

  static let screens: [(name: String, keys: String)] = [
    ("empty", "i"), ("path", "ipeo"), ("names", "ip<Tab>"), ("missing", "ino.vcf<Enter>"),
    ("result", "ipeople.vcf<Enter>"), ("question", "iothers.vcf<Enter>"), ("export", "x"),
    ("replace", "xpeople.csv<Enter>"), ("exported", "xall.plist<Enter>"),
  ]

  @Test(arguments: screens, ["80x24-zh", "80x24-en", "120x40-zh", "120x40-en"])
  func itLooksLikeItsPicture(screen: (name: String, keys: String), kind: String) throws {
    var play = Self.play(kind: kind)
    play.type(screen.keys)
    try expectScreen(play.canvas, "Exchange/\(screen.name)-\(kind)")
  }

  @Test(arguments: ["80x24-zh", "80x24-en", "120x40-zh", "120x40-en"])
  func aLongWorkLooksLikeItsPicture(kind: String) throws {
    var play = Self.play(kind: kind)
    play.type("iphone.vcf")
    play.send(.progress(WorkProgress(.importing, 1200, of: 10_000)))
    try expectScreen(play.canvas, "Exchange/progress-\(kind)")
  }

  @Test func everythingRendersAtEverySize() {
    for keys in Self.screens.map(\.keys) {
      var play = Self.play()
      play.type(keys)
      for columns in 0...40 {
        for rows in 0...12 {
          play.send(.resize(Size(columns: columns, rows: rows)))
          #expect(play.canvas.cells.count == columns * rows)
        }
      }
    }
    var play = Self.play()
    play.send(.progress(WorkProgress(.reading, 1, of: 9)))
    for columns in 0...40 {
      for rows in 0...12 {
        play.send(.resize(Size(columns: columns, rows: rows)))
        #expect(play.canvas.cells.count == columns * rows)
      }
    }
  }

  @Test(arguments: [(Language.zh, "向“家人”新增 2 个"), (.en, "2 added to 家人, 1 already there")])
  func anImportGoesToTheSelectedContactsCollection(language: Language, text: String) {
    var play = Self.play(kind: "80x24-\(language.rawValue)")
    play.book.collection = "家人"
    play.type("L")
    let first = play.selectedID
    play.type("ipeople.vcf<Enter>")
    #expect(play.book.neighbours == [first])
    #expect(play.shows(text))

    play.type("W")
    let other = play.selectedID
    play.type("iothers.vcf<Enter>s")
    #expect(play.book.neighbours.suffix(2) == [other, other])
  }

  @Test func anImportIsOneStepAndItsFirstContactIsSelected() {
    var play = Self.play()
    let names = play.names
    play.type("ipeople.vcf<Enter>")
    #expect(play.selectedLine.contains("Bob"))
    #expect(play.shows("2 added, 1 already there, 1 refused: see people.rejected.vcf"))
    #expect(play.shows("people.vcf:7: not imported"))
    #expect(play.names.count == names.count + 2)
    play.type("u")
    #expect(play.names == names)
    #expect(play.status.contains("Undone: import 2 contacts"))
    play.type("<^R>")
    #expect(play.selectedLine.contains("Bob"))
    #expect(play.status.contains("Redone: import 2 contacts"))
  }

  @Test func whatIsThereAlreadyIsNoStep() {
    var play = Self.play()
    play.type("ipeople.csv<Enter>ipeople.csv<Enter>")
    #expect(play.status.contains("0 added, 1 already there"))
    play.type("u")
    #expect(!play.names.contains("Bob"))
  }

  @Test(arguments: [
    ("s", 26, "0 added, 2 skipped"), ("R", 26, "0 added, 2 replaced"), ("b", 28, "2 added"),
    ("<Esc>", 26, "Nothing imported"),
  ])
  func anotherContentForAUIDIsAskedFor(key: String, count: Int, says: String) {
    var play = Self.play()
    let names = play.names
    play.type("iothers.vcf<Enter>")
    #expect(play.shows("2 have a UID"))
    play.type("q")
    #expect(play.shows("2 have a UID"))
    play.type(key)
    #expect(play.status.contains(says))
    #expect(play.names.count == count)
    play.type("u")
    #expect(play.names == names)
  }

  @Test func aPathThatCannotBeReadCanBeMended() {
    var play = Self.play()
    play.type("ipeople.vcx<Enter>")
    #expect(play.shows("! there is no people.vcx"))
    #expect(play.status == " Import: people.vcx")
    play.type("<BS>f<Enter>")
    #expect(play.shows("2 added"))
  }

  @Test func tabCompletesAsFarAsAllAgree() {
    var play = Self.play()
    play.type("ip<Tab>")
    #expect(play.status == " Import: people.")
    #expect(play.shows("people.csv  people.vcf"))
    play.type("c<Tab>")
    #expect(play.status == " Import: people.csv")
    #expect(!play.shows("people.vcf"))
    play.type("x<Tab>")
    #expect(play.shows("Nothing begins with “people.csvx”"))
  }

  @Test func manyNamesLeaveTheListInSight() {
    var play = Self.play()
    for number in 0..<200 { play.book.files["phone-\(number).vcf"] = [] }
    play.type("ipho<Tab>")
    #expect(play.status == " Import: phone-")
    #expect(play.lines[22].hasSuffix("…"))
    #expect(play.lines[11].contains("li@example.com"))
    #expect(play.lines[12].contains("phone-0.vcf"))
  }

  @Test func escapeLeavesThePathAndAltEditsIt() {
    var play = Self.play()
    play.type("ia b<M-b>c")
    #expect(play.status == " Import: a cb")
    play.type("<Esc>")
    #expect(play.status.contains("1/26"))
    play.type("i<Enter>")
    #expect(play.status.contains("Import: "))
    #expect(play.effects.isEmpty)
  }

  @Test func aPathCanBePasted() {
    var play = Self.play()
    play.type("i")
    play.send(.paste("people.csv"))
    play.type("<Enter>")
    #expect(play.names.contains("Bob"))
  }

  @Test func aReadOnlyBookRefusesToImportAndExports() {
    var play = Screenplay(readOnlyReason: "It may not be written.")
    play.type("i")
    #expect(play.status.contains("It may not be written."))
    play.type("xall.vcf<Enter>")
    #expect(play.status.contains("26 contacts exported to all.vcf"))
    #expect(play.book.files["all.vcf"]?.count == 26)
  }

  @Test func aCautionIsToldAsAnError() {
    var play = Self.play()
    play.book.caution = .unconfirmed(path: "book.vcf", reason: "I/O error")
    play.type("ipeople.csv<Enter>")
    #expect(play.shows("! 1 added"))
  }

  @Test func aStoppedWorkChangesNothingAndLeavesTheProgress() {
    var play = Self.play()
    play.type("iphone.vcf")
    play.send(.progress(WorkProgress(.importing, 5, of: 10)))
    #expect(play.status.contains("importing 5 of 10"))
    play.send(.stopped(.importFiles("phone.vcf", duplicates: nil)))
    #expect(play.status.contains("Stopped"))
    #expect(play.names.count == 26)
  }

  @Test(arguments: [("y", 26), ("n", 1)])
  func anExportAsksBeforeItReplacesAFile(key: String, count: Int) {
    var play = Self.play()
    play.type("xpeople.csv<Enter>")
    #expect(play.shows("people.csv exists. Replace it?"))
    play.type(key)
    #expect(play.book.files["people.csv"]?.count == count)
    #expect(play.status.contains(key == "y" ? "26 contacts exported" : "Nothing exported"))
  }
}
