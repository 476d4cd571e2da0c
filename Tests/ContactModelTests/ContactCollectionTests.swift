import ContactModel
import Testing

struct ContactCollectionTests {
  private static let colors: [(String, ContactCollection.Color)] = [
    ("#ff0000", .red), ("#F02010ff", .red), ("#00ff00", .green), ("#1020f0", .blue),
    ("#ffaa00", [.red, .green]), ("#800080", [.red, .blue]), ("#00ffff", [.green, .blue]),
  ]

  @Test(arguments: colors)
  func aColourIsTheNearestThatTerminalsHave(text: String, expected: ContactCollection.Color) {
    #expect(ContactCollection.Color(text) == expected)
  }

  @Test(arguments: ["#ffffff", "#777777", "#000000", "#ff00", "red", "", "#gg0000", "#-10000"])
  func greysAndOtherTextsAreNoColour(text: String) {
    #expect(ContactCollection.Color(text) == nil)
  }
}
