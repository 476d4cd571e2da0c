/// A promise that was broken: what happened, and to which bytes.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
