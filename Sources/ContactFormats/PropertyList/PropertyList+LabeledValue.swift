import ContactModel

extension PropertyList {
  /// The texts of a list, or the one text; nil where something in it has no text.
  var texts: [String]? {
    guard case .array(let items) = self else { return text.map { [$0] } }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }

  /// Our own spelling of phones, e-mails and the like: one dictionary each, with the keys `value`,
  /// `types`, `label`, `service`, `preferred` and the parts of an address, as far as they say
  /// something.
  init(_ values: [LabeledValue]) {
    self = .array(values.map { .dictionary(PropertyListDictionary($0)) })
  }

  var labeledValues: [LabeledValue]? {
    guard case .array(let items) = self else { return nil }
    return items.compactMap { item in
      guard case .dictionary(let dictionary) = item else { return nil }
      return LabeledValue(dictionary)
    }
  }
}

extension PropertyListDictionary {
  fileprivate init(_ value: LabeledValue) {
    self.init([Member(key: "value", value: .string(value.value))])
    if !value.types.isEmpty { self["types"] = .array(value.types.map(PropertyList.string)) }
    if !value.label.isEmpty { self["label"] = .string(value.label) }
    if !value.service.isEmpty { self["service"] = .string(value.service) }
    if value.isPreferred { self["preferred"] = .boolean(true) }
    guard let address = value.address else { return }
    for part in PostalAddress.Part.allCases where !address[part].isEmpty {
      self[part.rawValue] = .string(address[part])
    }
  }
}

extension LabeledValue {
  fileprivate init(_ dictionary: PropertyListDictionary) {
    var address = PostalAddress()
    for part in PostalAddress.Part.allCases {
      address[part] = dictionary[part.rawValue]?.text ?? ""
    }
    self.init(
      dictionary["value"]?.text ?? "", types: dictionary["types"]?.texts ?? [],
      label: dictionary["label"]?.text ?? "", service: dictionary["service"]?.text ?? "",
      address: address.isBlank ? nil : address,
      isPreferred: dictionary["preferred"] == .boolean(true))
  }
}
