/// A property that there is no field for: kept, and shown to be read.
package struct UnknownProperty: Sendable {
  package var name: String
  /// Its value as text; empty where it has none.
  package var text: String

  package init(_ name: String, text: String = "") {
    self.name = name
    self.text = text
  }
}

extension UnknownProperty: Equatable {
  package static func == (a: UnknownProperty, b: UnknownProperty) -> Bool {
    a.name.isIdentical(to: b.name) && a.text.isIdentical(to: b.text)
  }
}
