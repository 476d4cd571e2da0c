import ContactModel
import TestSupport

/// The 26 names of the sample list with numbers that nobody has; some with other fields.
let sampleContacts: [Contact] = {
  let names = (try? Fixtures.rows("Names/expected_26.tsv"))?.map { $0[2] } ?? []
  return names.enumerated().map { index, name in
    var contact = Contact(name: name, phones: ["139 0000 00\(index + 10)"])
    contact.uid = "sample-\(index)"
    switch name {
    case "黄晓明", "刘亦菲": contact.picture = .embedded(byteCount: 2048, format: "JPEG")
    case "李彦宏":
      contact[.phones] = []
      contact[.emails] = [LabeledValue("li@example.com")]
    case "马化腾":
      contact[.phones] = []
      contact[.organization] = "示例公司"
    case "李易峰": fill(&contact)
    default: break
    }
    return contact
  }
}()

/// A contact with a value in most fields.
private func fill(_ contact: inout Contact) {
  contact[.phones] = [
    LabeledValue("139 0000 0017", types: ["cell"]), LabeledValue("010 5555 0117", types: ["work"]),
  ]
  contact[.emails] = [LabeledValue("lyf@example.com", types: ["home"])]
  contact[.organization] = "示例公司"
  contact[.jobTitle] = "工程师"
  contact[.categories] = ["朋友", "同事"]
  contact[.birthday] = "1987-05-04"
  contact[.note] = "第一行\n第二行"
  contact[.ims] = [LabeledValue("lyf-wx", service: "WeChat")]
  contact.unknownProperties = ["X-A", "X-B", "X-C"].map { UnknownProperty($0, text: "kept") }
}
