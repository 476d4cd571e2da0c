import ContactModel

/// What a property of a card means to us.
enum Role: Equatable {
  case begin, end, version, uid
  /// FN, TITLE, NOTE …: one text.
  case text(Field)
  /// N: family;given;middle;prefix;suffix, each a list.
  case nameParts
  /// SOUND;X-IRMC-N: the same parts, phonetic.
  case sound
  /// NICKNAME: a list that is shown as one text.
  case nickname
  /// ORG: name;unit;unit…
  case organization
  case birthday
  /// REV, CREATED.
  case timestamp(Field)
  case kind
  /// X-ABShowAs: COMPANY, or a person.
  case showAs
  /// GENDER of 4.0: sex;text.
  case gender
  /// X-WAB-GENDER: 1 or 2.
  case genderNumber
  /// CATEGORIES: comma lists, on any number of lines.
  case commaList(ListField)
  /// HOBBY: one text a line.
  case textLines(ListField)
  /// TEL, EMAIL …: `label` is what the property's name says about its value (X-ANNIVERSARY).
  case labeled(RepeatedField, label: String = "", service: String = "")
  case address
  case picture
  /// X-ABLabel: the label of the properties of the same group.
  case groupLabel
  /// X-ABADR: the country code of the address of the same group.
  case groupDetail
  case member
  case agent
  /// X-ANDROID-CUSTOM: what it means is in its value.
  case android
  case order
  /// X-CUSTOM, RELATED: what no field holds; `label` is what the property's name says about it.
  case extra(Extra.Kind, label: String = "")
  /// PRODID and the like: no field, and nothing to show.
  case silent
  case unknown
}
