import ContactFormats
import ContactModel
import Testing

/// What the dates of a table are taken for.
@Suite struct CSVDateTests {
  static let dates: [(String, String)] = [
    ("--03-08", "--03-08"), (" --03-08", "--03-08"), ("1987-05-04", "1987-05-04"),
    ("1987/5/4", "1987-05-04"), ("19870504", "1987-05-04"), ("1987年5月4日", "1987-05-04"),
    ("5月4日", "--05-04"), ("0/0/00", ""), ("0.0.00", ""), ("00.00.0000", ""), ("0000-00-00", ""),
    ("25.5.1987", "1987-05-25"), ("4.5.1987", "1987-05-04"), ("25/5/1987", "1987-05-25"),
    ("5/25/1987", "1987-05-25"), ("5/5/1987", "1987-05-05"), ("4/5/1987", "4/5/1987"),
    ("5/25/87", "5/25/87"), ("1987-05-04 00:00:00", "1987-05-04"), ("31/31/1987", "31/31/1987"),
    ("around 1987", "around 1987"), ("99999999999999999999/1/1", "99999999999999999999/1/1"),
  ]

  /// Of `4/5/1987` the other dates of the table tell which number is the day.
  @Test(arguments: [
    (["4/5/1987", "5/25/1990", "5/5/1991"], ["1987-04-05", "1990-05-25", "1991-05-05"], 0),
    (["4/5/1987", "25/5/1990", "4-6-1991"], ["1987-05-04", "1990-05-25", "1991-06-04"], 0),
    (["4/5/1987", "6/7/1990", "5/5/1991"], ["4/5/1987", "6/7/1990", "1991-05-05"], 2),
    (["4/5/1987", "25/5/1990", "5/25/1991"], ["4/5/1987", "1990-05-25", "1991-05-25"], 1),
    (["4/5/1987", "25.5.1990", "1991-05-25"], ["4/5/1987", "1990-05-25", "1991-05-25"], 1),
    (["4/5/1987", "31/31/1990", "30/2/1991"], ["4/5/1987", "31/31/1990", "30/2/1991"], 1),
    (["4/5/1987 0:00", "5/25/1990 0:00", "x"], ["1987-04-05", "1990-05-25", "x"], 0),
    (["4/5/1987", "5/25/87", "13/5/87"], ["4/5/1987", "5/25/87", "13/5/87"], 1),
  ])
  func theDatesOfATableTellEachOthersOrder(
    written: [String], read: [String], open: Int
  ) throws {
    for headings in [
      ["First Name", "E-mail Address", "Business Phone", "Birthday", "Anniversary"],
      ["姓名", "邮箱", "电话", "生日", "纪念日"],
    ] {
      let rows = written.map { ["Ann", "a@example.com", "1", $0, ""] }
      let table = try contacts(headings, rows[0], rows[1], rows[2])
      #expect(table.map { $0.contact[.birthday] } == read)
      #expect(table.flatMap(\.openDates) == Array(repeating: headings[3], count: open))
      // The other column counts as well, and is read as well.
      let first = ["Bo", "b@example.com", "2", "", written[0]]
      let mixed = try contacts(headings, first, rows[1], rows[2])
      #expect(mixed[0].contact[.dates].map(\.value) == [read[0]])
      #expect(mixed[0].openDates == (read[0] == "4/5/1987" ? [headings[4]] : []))
    }
  }

  /// One row is enough to tell the others' order; that it did is said.
  @Test func whatTellsTheOrderOfDatesIsNoted() throws {
    let table = try contacts(
      ["Name", "Phone", "Birthday", "Anniversary"], ["Ann", "1", "3/11/1980", "4/5/1987"],
      ["Bo", "2", "12/31/99", "5/5/2001"], ["Typo", "3", "19/4/1985", "4/5/87"])
    #expect(
      table.map(\.unsureDates) == [
        ["Birthday", "Anniversary"].map {
          UnsureDate(heading: $0, .told(.dayFirst, line: 4))
        }, [UnsureDate(heading: "Birthday", .shortYear)],
        [UnsureDate(heading: "Anniversary", .shortYear)],
      ])
    #expect(table.map { $0.contact[.birthday] } == ["1980-11-03", "12/31/99", "1985-04-19"])
  }

  /// A day that its year doesn't have is none, and tells nothing of others.
  @Test func theTwentyNinthOfFebruaryIsADayOfLeapYearsOnly() throws {
    let table = try contacts(
      ["Name", "Phone", "Birthday"], ["Ann", "1", "2/29/1999"], ["Bo", "2", "4/5/1987"])
    #expect(table.map { $0.contact[.birthday] } == ["2/29/1999", "4/5/1987"])
    #expect(table.flatMap(\.openDates) == ["Birthday"])
  }

  @Test func aColumnOfOpenDatesIsNoneOfPhones() throws {
    let table = try CSVFile(
      bytes: Array("Ann,139 0000 0001,4/5/1987\nBo,139 0000 0002,6/7/1990\n".utf8))
    #expect(table.contacts.map { $0.contact[.phones].count } == [1, 1])
    #expect(table.contacts.map { $0.contact[.birthday] } == ["4/5/1987", "6/7/1990"])
    #expect(table.contacts.map(\.openDates) == [[""], [""]])
  }

  @Test(arguments: dates)
  func datesAreTidiedOnlyWhereTheyAreSure(written: String, read: String) throws {
    let imported = try contact([("Name", "Ann"), ("Phone", "1"), ("Birthday", written)])
    #expect(imported.contact[.birthday] == read)
    #expect(imported.extras == [])
  }
}

extension ImportedContact {
  /// The headings of the dates that could be read in two ways.
  fileprivate var openDates: [String] {
    unsureDates.filter { $0.reading == .open }.map(\.heading)
  }
}
