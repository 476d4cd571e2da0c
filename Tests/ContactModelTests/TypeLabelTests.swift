import ContactModel
import Testing

struct TypeLabelTests {
  @Test func aLabelTakesThePlaceOfTheTypeThatWasShown() {
    var value = LabeledValue("1", types: ["voice", "work"])
    value.setTypeLabel(.label("瓦岗寨"))
    #expect(value.types == ["voice"])
    #expect(value.label == "瓦岗寨")
  }

  @Test func aTypeBehindALabelStaysBehindAnotherOne() {
    var value = LabeledValue("1", types: ["cell"], label: "瓦岗寨")
    value.setTypeLabel(.label("大本营"))
    #expect(value.types == ["cell"])
    #expect(value.label == "大本营")
  }

  @Test func aTypeTakesThePlaceOfALabelAndTheTypeBehindIt() {
    var value = LabeledValue("1", types: ["cell"], label: "瓦岗寨")
    value.setTypeLabel(.types(["home"]))
    #expect(value.types == ["home"])
    #expect(value.label.isEmpty)
  }
}
