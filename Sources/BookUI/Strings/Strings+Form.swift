package import ContactModel

/// What the form says.
extension Strings {
  package static let newContact = Phrase(zh: "添加联系人", en: "New contact")
  package static let details = Phrase(zh: "详情", en: "Details")
  package static let addField = Phrase(zh: "＋ 添加字段", en: "＋ Add field")
  package static let addWhichField = Phrase(zh: "添加哪个字段？", en: "Add which field?")
  package static let ownText = Phrase(zh: "自己写的", en: "your own text")

  package static func typeOf(_ field: RepeatedField) -> Phrase {
    Phrase(zh: "\(label(of: field)[.zh])类型", en: "\(label(of: field)[.en]) type")
  }

  // Messages.
  package static let nameAndPhoneNeeded = Phrase(
    zh: "名字和号码不能为空", en: "Name and phone can't be empty")
  static let nameNeeded = Phrase(zh: "名字不能为空", en: "Name can't be empty")
  /// What a contact can't be saved without.
  package static func needs(of contact: Contact, since original: Contact?) -> Phrase {
    contact.needsPhone(since: original) ? nameAndPhoneNeeded : nameNeeded
  }
  package static let unsavedChanges = Phrase(zh: "改动还没有保存。", en: "Not saved yet.")
  package static let lineIsReadOnly = Phrase(
    zh: "这一项不能改", en: "This line can't be changed.")
  package static let kindIsSwitched = Phrase(
    zh: "按空格切换类别", en: "Space changes the kind.")
  package static let ageFollowsBirthday = Phrase(
    zh: "年龄由生日算出；改生日即可", en: "The age comes from the birthday: change that instead.")
  package static let noTypeHere = Phrase(zh: "这一项没有类型", en: "This line has no type.")
  package static let everyFieldIsShown = Phrase(
    zh: "所有字段都已显示", en: "Every field is shown already.")

  // Hints in the status line.
  package static let save = Phrase(zh: "保存", en: "save")
  package static let discard = Phrase(zh: "放弃", en: "discard")
  package static let goOnEditing = Phrase(zh: "继续编辑", en: "go on editing")
  package static let nextField = Phrase(zh: "下一项", en: "next")
  package static let typeLabel = Phrase(zh: "类型", en: "type")
  package static let listFields = Phrase(zh: "列出字段", en: "list the fields")
  package static let listProperties = Phrase(zh: "列出这些项", en: "list them")
  package static let changeKind = Phrase(zh: "改变", en: "change")
  package static let typeToFind = Phrase(zh: "输入文字查找", en: "type to find")
  package static let typeToFindOrName = Phrase(
    zh: "输入文字查找，或自己写一个", en: "type to find one, or your own text")
  package static let startLine = Phrase(zh: "换行", en: "new line")

  // What the help says of the form's keys.
  package static let helpNextField = Phrase(zh: "下一项", en: "next field")
  package static let helpPreviousField = Phrase(zh: "上一项", en: "previous field")
  package static let helpEnter = Phrase(
    zh: "下一项；在“添加字段”上列出字段", en: "next field; on Add field, the list of fields")
  package static let helpFieldsDown = Phrase(zh: "下移八项", en: "eight fields down")
  package static let helpFieldsUp = Phrase(zh: "上移八项", en: "eight fields up")
  package static let helpType = Phrase(zh: "类型：手机、工作……或自己写", en: "type label of this line")
  package static let helpSave = Phrase(zh: "保存", en: "save")
  package static let helpBack = Phrase(zh: "返回；有改动会先问", en: "back; asks if something changed")
}

/// Hints in empty fields.
extension Strings {
  static func hint(of field: Field) -> Phrase {
    switch field {
    case .name: Phrase(zh: "姓和名", en: "full name")
    case .gender: Phrase(zh: "男、女，或别的", en: "female, male, or other words")
    case .age: Phrase(zh: "岁数", en: "years")
    case .birthday: Phrase(zh: "1987-05-04；不知道年份：--05-04", en: "1987-05-04, or --05-04")
    case .note: Phrase(zh: "备注", en: "note")
    case .phoneticFamily: Phrase(zh: "拼音，决定分在哪个字母", en: "decides the section")
    case .phoneticGiven, .phoneticMiddle, .phoneticOrganization: Phrase(zh: "拼音", en: "reading")
    case .sortAs: Phrase(zh: "按这个读音排序", en: "sorted by this reading")
    default: label(of: field)
    }
  }

  static func hint(of field: ListField) -> Phrase {
    switch field {
    case .hobbies: Phrase(zh: "几项之间用逗号隔开", en: "several with commas between them")
    case .categories: Phrase(zh: "几个分组之间用逗号隔开", en: "several with commas between them")
    }
  }

  /// `isFurther`: the field has a value above this empty line.
  static func hint(of field: RepeatedField, isFurther: Bool) -> Phrase {
    switch field {
    case .phones:
      isFurther ? Phrase(zh: "再加一个号码", en: "another number") : Phrase(zh: "号码", en: "number")
    case .emails:
      isFurther
        ? Phrase(zh: "再加一个邮箱", en: "another address")
        : Phrase(zh: "邮箱地址", en: "name@example.com")
    case .addresses:
      isFurther
        ? Phrase(zh: "再加一个地址", en: "another address") : Phrase(zh: "街道门牌", en: "street")
    case .dates:
      isFurther
        ? Phrase(zh: "再加一个日期", en: "another date") : Phrase(zh: "2015-06-01", en: "2015-06-01")
    case .ims:
      isFurther ? Phrase(zh: "再加一个帐号", en: "another name") : Phrase(zh: "帐号", en: "user name")
    case .socialProfiles:
      isFurther
        ? Phrase(zh: "再加一个社交帐号", en: "another profile")
        : Phrase(zh: "帐号或网址", en: "user name or URL")
    case .urls:
      isFurther
        ? Phrase(zh: "再加一个网址", en: "another URL") : Phrase(zh: "https://", en: "https://")
    }
  }

  static func readingInUse(_ reading: String) -> Phrase {
    Phrase(zh: "现在读作 \(reading)", en: "read as \(reading) now")
  }

  static let pictureHint = Phrase(zh: "图片文件", en: "picture file")
  static let pictureGoes = Phrase(zh: "保存时删去图片", en: "removed with the save")
}
