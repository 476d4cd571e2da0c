import BookUI
import ContactModel
import ScreenModel
import Testing

let today = CalendarDay(year: 2026, month: 11, day: 30)

extension Contact {
  /// A contact of a phone: most fields have a value.
  static var nana: Contact {
    var contact = Contact(name: "欧阳娜娜")
    contact[.family] = "欧阳"
    contact[.given] = "娜娜"
    contact[.phoneticFamily] = "Ouyang"
    contact[.nickname] = "Nana"
    contact[.organization] = "示例公司"
    contact[.jobTitle] = "工程师"
    contact[.phones] = [
      LabeledValue("13800138000", types: ["cell", "voice"], isPreferred: true, source: 11),
      LabeledValue("+86 10 5555 0000", label: "公司前台", source: 12),
    ]
    contact[.emails] = [LabeledValue("nana@example.com", label: "other", source: 9)]
    let address = PostalAddress([
      .street: "示例路 1 号\n2 单元", .city: "北京", .region: "北京", .postcode: "100000", .country: "中国",
    ])
    contact[.addresses] = [
      LabeledValue(address.text, types: ["home"], address: address, source: 14)
    ]
    contact[.ims] = [LabeledValue("nana-wx", service: "WeChat", source: 20)]
    contact[.dates] = [LabeledValue("2015-06-01", label: "anniversary", source: 17)]
    contact[.birthday] = "2000-02-29"
    contact[.categories] = ["朋友", "同事"]
    contact[.note] = "第一行\n第二行, 逗号; 分号"
    contact.picture = .embedded(byteCount: 24_000, format: "JPEG")
    contact[.modified] = "2024-01-01"
    contact.unknownProperties = [
      UnknownProperty("X-ABADR", text: "cn"),
      UnknownProperty("X-ABRELATEDNAMES", label: "spouse", text: "张三"),
      UnknownProperty("X-CUSTOM-THING", text: "keep me"),
    ]
    contact.uid = "torture-0001"
    return contact
  }
}

extension FormState {
  /// Handles keys as tests write them; the outcome is the last one's.
  @discardableResult
  mutating func type(_ notation: String) -> FormOutcome {
    var outcome = FormOutcome.none
    for key in keys(notation) { outcome = handle(.key(key)) }
    return outcome
  }

  /// What a save after these keys gives.
  func saved(
    _ notation: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Contact {
    var form = self
    var contact: Contact?
    if case .save(let saved) = form.type(notation + "<^S>") { contact = saved }
    return try #require(contact, sourceLocation: sourceLocation)
  }

  func canvas(columns: Int = 80, rows: Int = 24) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    draw(on: &canvas, in: Rect(canvas.size))
    return canvas
  }

  /// The status line of the form at 80×24.
  var statusLine: String { canvas().lines.last ?? "" }
}
