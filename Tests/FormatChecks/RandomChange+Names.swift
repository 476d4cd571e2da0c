import ContactModel

extension RandomChange {
  /// The properties that hold the field, in any version.
  var names: Set<String> {
    switch target {
    case .field(let field): fieldNames(field)
    case .list(.hobbies): ["HOBBY", "X-HOBBY", "INTEREST", "X-INTEREST"]
    case .list(.categories): ["CATEGORIES"]
    case .repeated(.phones): ["TEL", "X-MS-TEL"]
    case .repeated(.emails): ["EMAIL"]
    case .repeated(.addresses): ["ADR", "LABEL"]
    case .repeated(.urls): ["URL"]
    case .repeated(.dates):
      [
        "X-ABDATE", "ANNIVERSARY", "X-ANNIVERSARY", "X-MS-ANNIVERSARY", "DEATHDATE",
        "X-EVOLUTION-ANNIVERSARY", "X-KADDRESSBOOK-X-ANNIVERSARY", "X-ANDROID-CUSTOM",
      ]
    case .repeated(.ims):
      [
        "IMPP", "X-AIM", "X-ICQ", "X-JABBER", "X-MSN", "X-YAHOO", "X-QQ", "X-GOOGLE-TALK",
        "X-SKYPE", "X-SKYPE-USERNAME", "X-SIP",
      ]
    case .repeated(.socialProfiles): ["SOCIALPROFILE", "X-SOCIALPROFILE"]
    }
  }

  private func fieldNames(_ field: Field) -> Set<String> {
    switch field {
    case .name: ["FN"]
    case .family, .given, .middle, .prefix, .suffix: ["N"]
    case .phoneticFamily, .phoneticGiven, .phoneticMiddle:
      [
        "X-PHONETIC-LAST-NAME", "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME", "SOUND", "N",
      ]
    case .phoneticOrganization: ["X-PHONETIC-ORG"]
    case .sortAs: ["SORT-STRING", "N", "ORG"]
    case .organization, .department: ["ORG"]
    case .nickname: ["NICKNAME", "X-NICKNAME", "X-ANDROID-CUSTOM"]
    case .jobTitle: ["TITLE"]
    case .birthday: ["BDAY", "X-ANDROID-CUSTOM"]
    case .note: ["NOTE"]
    case .gender: ["GENDER", "X-GENDER", "X-WAB-GENDER"]
    case .age: ["X-AGE"]
    case .created, .modified: []
    }
  }
}
