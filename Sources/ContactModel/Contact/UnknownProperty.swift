/// A property that there is no field for: kept, and shown to be read.
package struct UnknownProperty: Sendable {
  package var name: String
  /// What the card calls it besides (`spouse`); mostly empty.
  package var label: String
  /// Its value as text; empty where it has none.
  package var text: String
  /// How long the value is where it stands, in bytes.
  package var byteCount: Int

  package init(_ name: String, label: String = "", text: String = "", byteCount: Int = 0) {
    self.name = name
    self.label = label
    self.text = text
    self.byteCount = byteCount
  }
}

extension UnknownProperty: Equatable {
  package static func == (a: UnknownProperty, b: UnknownProperty) -> Bool {
    a.name.isIdentical(to: b.name) && a.label.isIdentical(to: b.label)
      && a.text.isIdentical(to: b.text)
  }
}
