package import ContactModel
package import ScreenModel
package enum FormOutcome: Sendable { case none, save(Contact), close, help }
package struct FormState: Sendable {
  package init(adding language: Language, today: CalendarDay?) {}
  package init(editing: Contact, language: Language, today: CalendarDay?, isReadOnly: Bool) {}
  package mutating func handle(_ e: InputEvent) -> FormOutcome { .none }
  package func draw(on canvas: inout Canvas, in area: Rect) {}
  package mutating func saveFailed(message: String) {}
}
