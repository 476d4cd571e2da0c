import BookUI
import Pinyin
import Testing
import addressbook

struct SettingsTests {
  @Test(arguments: [
    ([:], Language.en), (["LANG": "zh_CN.UTF-8"], .zh), (["LANG": "C.UTF-8"], .en),
    (["LANG": "zh_TW"], .zh), (["LANG": "zh_CN.UTF-8", "LC_ALL": "C"], .en),
    (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"], .zh),
    (["LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "zh_SG"], .zh),
    (["LANG": "zh_CN.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""], .zh),
  ])
  func theLocaleTellsTheLanguage(variables: [String: String], expected: Language) {
    #expect(Environment(variables).language == expected)
  }

  @Test func theNearestBookWins() throws {
    let home = ["HOME": "/home/li"]
    let configuration = try Configuration(text: "book = ~/people.vcf\n")
    func book(
      _ words: [String], _ variables: [String: String], _ configuration: Configuration
    ) throws -> String? {
      let environment = Environment(variables.merging(home) { a, _ in a })
      return Settings(try Invocation(words), environment, configuration).book
    }
    let variable = ["ADDRESSBOOK": "/env"]
    #expect(try book(["arg", "-b", "opt"], variable, configuration) == "arg")
    #expect(try book(["-b", "opt"], variable, configuration) == "opt")
    #expect(try book([], variable, configuration) == "/env")
    #expect(try book([], [:], configuration) == "/home/li/people.vcf")
    #expect(try book([], [:], Configuration()) == "/home/li/.local/share/addressbook")
    #expect(try book([], ["XDG_DATA_HOME": "/data"], Configuration()) == "/data/addressbook")
    #expect(
      try book([], ["XDG_DATA_HOME": "data"], Configuration())
        == "/home/li/.local/share/addressbook")
  }

  @Test func onlyTheDefaultBookIsMade() throws {
    let environment = Environment(["HOME": "/home/li"])
    #expect(Settings(try Invocation([]), environment, Configuration()).isDefaultBook)
    #expect(!Settings(try Invocation(["a"]), environment, Configuration()).isDefaultBook)
  }

  @Test func withoutAHomeThereIsNoBook() throws {
    let settings = Settings(try Invocation([]), Environment([:]), Configuration())
    #expect(settings.book == nil)
  }

  @Test func aRelativeBookOfTheConfigurationStandsBesideIt() throws {
    let settings = Settings(
      try Invocation([]), Environment(["XDG_CONFIG_HOME": "/etc/xdg"]),
      try Configuration(text: "book=people"))
    #expect(settings.book == "/etc/xdg/addressbook/people")
  }

  @Test func theCommandLineWinsOverTheConfiguration() throws {
    let configuration = try Configuration(text: "language = zh\nmouse = on\nfuzzy = on")
    let environment = Environment(["LANG": "en_GB.UTF-8"])
    let settings = Settings(try Invocation([]), environment, configuration)
    #expect(settings.language == .zh)
    #expect(settings.mouse)
    #expect(settings.searchOptions.isFuzzy)
    #expect(
      Settings(try Invocation(["--language=en"]), environment, configuration).language == .en)
  }

  @Test func aConfigurationHasCommentsAndBlankLines() throws {
    let configuration = try Configuration(
      text: "# mine\r\n\r\n  book  =  /a = b #1 \r\nlanguage=en\r\n\tmouse = off")
    #expect(configuration.book == "/a = b #1")
    #expect(configuration.language == .en)
    #expect(!configuration.mouse)
  }

  @Test(arguments: [
    ("book /a", 1, ConfigurationError.Reason.notAnAssignment),
    ("#\n\nboook = a", 3, .unknownKey("boook")), ("\n= a", 2, .unknownKey("")),
    ("book =", 1, .missingValue("book")), ("mouse=yes", 1, .badValue("mouse", allowed: "on, off")),
    ("language = fr", 1, .badValue("language", allowed: "zh, en")),
  ])
  func aBadLineIsNamed(text: String, line: Int, reason: ConfigurationError.Reason) {
    let error = ConfigurationError(line: line, reason: reason)
    #expect(throws: error) { try Configuration(text: text) }
    for language in Language.allCases {
      #expect(error.phrase(file: "/c/config")[language].hasPrefix("/c/config:\(line)"))
    }
  }
}
