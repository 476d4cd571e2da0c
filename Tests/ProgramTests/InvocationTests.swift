import BookUI
import Testing
import addressbook

struct InvocationTests {
  @Test func noArgumentsOpenTheBookThatTheSettingsName() throws {
    let invocation = try Invocation([])
    #expect(invocation.command == .open)
    #expect(invocation.book == nil)
    #expect(invocation.language == nil)
    #expect(!invocation.mouse)
  }

  @Test(arguments: [
    ["people.vcf"], ["-b", "people.vcf"], ["-bpeople.vcf"], ["--book", "people.vcf"],
    ["--book=people.vcf"], ["--bo=people.vcf"], ["--", "people.vcf"],
    ["--book", "other", "people.vcf"], ["-b", "other", "-b", "people.vcf"],
  ])
  func aBookIsAnOperandOrAnOption(words: [String]) throws {
    let invocation = try Invocation(words)
    #expect(invocation.command == .open)
    #expect(invocation.book == "people.vcf")
  }

  @Test(arguments: [
    (["list"], [], false), (["list", "sxx", "王"], ["sxx", "王"], false),
    (["--file-order", "list"], [], true), (["list", "--file-order", "a"], ["a"], true),
    (["list", "a", "--file-order"], ["a"], true),
    (["list", "--", "--file-order"], ["--file-order"], false),
    (["list", "list"], ["list"], false), (["list", "-"], ["-"], false),
    (["list", ""], [""], false),
  ])
  func listTakesWordsAndItsOption(words: [String], expected: [String], fileOrder: Bool) throws {
    #expect(try Invocation(words).command == .list(words: expected, .init(fileOrder: fileOrder)))
  }

  @Test func queryTakesWordsAndItsOptions() throws {
    #expect(try Invocation(["query", "王", "源"]).command == .query(words: ["王", "源"], .init()))
    #expect(
      try Invocation(["query", "--no-header", "--json", "a"]).command
        == .query(words: ["a"], .init(header: false, json: true)))
  }

  @Test func optionsStandAnywhere() throws {
    let invocation = try Invocation(["list", "王", "--language", "zh", "-b", "a.vcf", "源"])
    #expect(invocation.command == .list(words: ["王", "源"], .init()))
    #expect(invocation.language == .zh)
    #expect(invocation.book == "a.vcf")
  }

  @Test func shortOptionsCanBeBundled() throws {
    #expect(try Invocation(["-Vh"]).command == .help)
    let invocation = try Invocation(["-Vbx"])
    #expect(invocation.command == .version)
    #expect(invocation.book == "x")
  }

  @Test func readingTakesNames() throws {
    #expect(try Invocation(["reading", "单雄信", "曾"]).command == .reading(names: ["单雄信", "曾"]))
  }

  @Test func theLastOfSeveralValuesCounts() throws {
    #expect(try Invocation(["--language=zh", "--language=en"]).language == .en)
  }

  @Test(arguments: [
    (["--frob"], UsageError.unknownOption("--frob")), (["-x"], .unknownOption("-x")),
    (["-hx"], .unknownOption("-x")), (["--=x"], .unknownOption("--")),
    (["--Book=x"], .unknownOption("--Book")),
    (["-b"], .missingValue("-b")), (["--book"], .missingValue("--book")),
    (["--bo"], .missingValue("--book")), (["--mouse=on"], .unexpectedValue("--mouse")),
    (["--language", "fr"], .unknownLanguage("fr")), (["--language="], .unknownLanguage("")),
    (["a", "b"], .extraOperand("b", command: "")),
    (
      ["--file-order"],
      .optionNotTaken("--file-order", command: "", takenBy: ["list"])
    ),
    (
      ["reading", "--file-order", "a"],
      .optionNotTaken("--file-order", command: "reading", takenBy: ["list"])
    ),
    (["list", "--mouse"], .optionNotTaken("--mouse", command: "list", takenBy: [])),
    (["reading"], .missingOperand(.name, command: "reading")),
    (["query"], .missingOperand(.word, command: "query")),
    (
      ["list", "--no-header"],
      .optionNotTaken("--no-header", command: "list", takenBy: ["query"])
    ),
  ])
  func whatIsWrongIsNamed(words: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(words) }
  }

  @Test func aPathIsNeverACommand() throws {
    #expect(try Invocation(["./query"]).book == "./query")
  }

  @Test(arguments: Language.allCases)
  func everyErrorNamesTheWordAndWhereToRead(language: Language) {
    let errors: [UsageError] = [
      .unknownOption("-q"), .ambiguousOption("-q", candidates: ["--a"]), .missingValue("-q"),
      .unexpectedValue("-q"), .unknownLanguage("-q"),
      .optionNotTaken("-q", command: "", takenBy: []),
      .optionNotTaken("--json", command: "-q", takenBy: ["list"]),
      .extraOperand("-q", command: ""), .extraOperand("-q", command: "list"),
      .missingOperand(.name, command: "-q"),
    ]
    for error in errors {
      let text = error.phrase[language]
      #expect(text.contains("-q"))
      #expect(text.contains("addressbook --help"))
    }
  }
}
