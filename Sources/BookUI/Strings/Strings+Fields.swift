package import ContactModel

/// The names of a contact's fields, as the form and the details show them.
extension Strings {
  package static func label(of field: Field) -> Phrase {
    switch field {
    case .name: Phrase(zh: "姓名", en: "Name")
    case .prefix: Phrase(zh: "称谓", en: "Prefix")
    case .family: Phrase(zh: "姓", en: "Family name")
    case .given: Phrase(zh: "名", en: "Given name")
    case .middle: Phrase(zh: "中间名", en: "Middle name")
    case .suffix: Phrase(zh: "后缀", en: "Suffix")
    case .nickname: Phrase(zh: "昵称", en: "Nickname")
    case .phoneticFamily: Phrase(zh: "姓的读音", en: "Family reading")
    case .phoneticGiven: Phrase(zh: "名的读音", en: "Given reading")
    case .phoneticMiddle: Phrase(zh: "中间名读音", en: "Middle reading")
    case .phoneticOrganization: Phrase(zh: "公司读音", en: "Org. reading")
    case .sortAs: Phrase(zh: "排序读音", en: "Sort as")
    case .organization: Phrase(zh: "公司", en: "Organization")
    case .department: Phrase(zh: "部门", en: "Department")
    case .jobTitle: Phrase(zh: "职位", en: "Job title")
    case .birthday: Phrase(zh: "生日", en: "Birthday")
    case .note: Phrase(zh: "备注", en: "Note")
    case .gender: Phrase(zh: "性别", en: "Gender")
    case .age: Phrase(zh: "年龄", en: "Age")
    case .created: Phrase(zh: "创建时间", en: "Created")
    case .modified: Phrase(zh: "修改时间", en: "Modified")
    }
  }

  package static func label(of field: ListField) -> Phrase {
    switch field {
    case .hobbies: Phrase(zh: "爱好", en: "Hobby")
    case .categories: Phrase(zh: "分组", en: "Categories")
    }
  }

  package static func label(of field: RepeatedField) -> Phrase {
    switch field {
    case .phones: Phrase(zh: "电话", en: "Phone")
    case .emails: Phrase(zh: "邮箱", en: "E-mail")
    case .addresses: Phrase(zh: "地址", en: "Address")
    case .dates: Phrase(zh: "日期", en: "Date")
    case .ims: Phrase(zh: "聊天", en: "IM")
    case .socialProfiles: Phrase(zh: "社交", en: "Social")
    case .urls: Phrase(zh: "网址", en: "URL")
    }
  }

  package static let picture = Phrase(zh: "图片", en: "Picture")
  package static let kind = Phrase(zh: "类别", en: "Kind")

  /// What both sides of a merge changed.
  package static func subject(of conflict: ContactMerge.Conflict) -> Phrase {
    switch conflict {
    case .name: label(of: Field.name)
    case .field(let field): label(of: field)
    case .value(let field, _, _): label(of: field)
    case .picture: picture
    case .kind: kind
    }
  }

  package static func name(of kind: Contact.Kind) -> Phrase {
    switch kind {
    case .person: Phrase(zh: "个人", en: "person")
    case .organization: Phrase(zh: "公司", en: "company")
    case .group: Phrase(zh: "群组", en: "group")
    case .other(let word): Phrase(zh: word, en: word)
    }
  }

  package static func label(of part: PostalAddress.Part) -> Phrase {
    switch part {
    case .pobox: Phrase(zh: "邮政信箱", en: "P.O. box")
    case .extended: Phrase(zh: "补充地址", en: "Extra line")
    case .street: Phrase(zh: "街道门牌", en: "Street")
    case .city: Phrase(zh: "城市", en: "City")
    case .region: Phrase(zh: "省", en: "Region")
    case .postcode: Phrase(zh: "邮编", en: "Postcode")
    case .country: Phrase(zh: "国家", en: "Country")
    }
  }

  /// What a picture is, where it can't be shown.
  package static func description(of picture: Contact.Picture) -> Phrase {
    switch picture {
    case .embedded(let byteCount, let format):
      let kilobytes = max(1, (byteCount / 1024) + (byteCount % 1024 >= 512 ? 1 : 0))
      let size = "\(kilobytes) KB"
      return Phrase(
        zh: format.isEmpty ? "图片 \(size)" : "\(format) 图片 \(size)",
        en: format.isEmpty ? "picture, \(size)" : "\(format) picture, \(size)")
    case .damaged: return Phrase(zh: "图片已损坏", en: "damaged picture")
    case .reference(let text), .file(let text): return Phrase(zh: text, en: text)
    }
  }
}
