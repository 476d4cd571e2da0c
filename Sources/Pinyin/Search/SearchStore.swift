/// The searched texts of all contacts as cells.
///
/// A contact is known by its slot, a number that the caller gives. Changing one replaces its texts;
/// nothing else is touched.
package struct SearchStore: Sendable {
  private(set) var glyphs = GlyphTable()
  private(set) var names = TextColumn()
  private(set) var words = TextColumn()
  private(set) var phones = TextColumn()

  package init() {}

  /// Puts a contact's texts in, instead of those that it had.
  package mutating func set(_ fields: SearchFields, at slot: Int) {
    guard slot >= 0 else { return }
    while names.slots.count <= slot {
      names.appendSlot()
      words.appendSlot()
      phones.appendSlot()
    }
    remove(slot: slot)
    let first = (names.spans.count, words.spans.count, phones.spans.count)
    fields.forEachText { text, field, index in
      switch field {
      case .name: names.append(text, field: field, index: index, glyphs: &glyphs)
      case .phone: phones.append(text, field: field, index: index, glyphs: &glyphs)
      case .nickname, .organization, .email, .note:
        words.append(text, field: field, index: index, glyphs: &glyphs)
      }
    }
    names.assignTexts(from: first.0, to: slot)
    words.assignTexts(from: first.1, to: slot)
    phones.assignTexts(from: first.2, to: slot)
  }

  package mutating func remove(slot: Int) {
    guard names.slots.indices.contains(slot) else { return }
    names.removeTexts(of: slot)
    words.removeTexts(of: slot)
    phones.removeTexts(of: slot)
  }

  /// Makes room for as many contacts, before they are put in.
  package mutating func reserveCapacity(_ count: Int) {
    names.reserveCapacity(slots: count, texts: count, cells: 8 * count)
    words.reserveCapacity(slots: count, texts: count, cells: 16 * count)
    phones.reserveCapacity(slots: count, texts: count, cells: 11 * count)
  }

  /// Bytes that the store takes.
  package var memory: Int {
    names.memory + words.memory + phones.memory + glyphs.count * 64
  }
}
