import ContactModel
import Testing

@Suite struct PostalAddressTests {
  @Test func hanAddressesGoFromTheLargeToTheSmall() {
    let address = PostalAddress([
      .street: "示例路 1 号", .city: "杭州市", .region: "浙江省", .postcode: "310000", .country: "中国",
    ])
    #expect(address.text == "浙江省杭州市示例路 1 号\n310000 中国")
  }

  @Test func aCityThatTheStreetNamesIsNotSaidTwice() {
    let address = PostalAddress([.street: "北京市示例路 1 号", .city: "北京", .region: "北京"])
    #expect(address.text == "北京市示例路 1 号")
  }

  @Test func othersGoFromTheSmallToTheLarge() {
    let address = PostalAddress([
      .street: "1 Main St", .extended: "Suite 2", .city: "Springfield", .region: "IL",
      .postcode: "62701", .country: "USA",
    ])
    #expect(address.text == "Suite 2\n1 Main St\nSpringfield, IL 62701\nUSA")
  }

  @Test func anEmptyAddressHasNoText() {
    #expect(PostalAddress().text == "")
  }
}
