import BookStore
import BookUI

/// Carries out on the book what the state asks for, and tells what came of it.
nonisolated struct EffectRunner {
  private var book: any Book
  private let language: Language

  init(book: any Book, language: Language) {
    self.book = book
    self.language = language
  }

  /// The event that answers an effect; nil for those that are the terminal's.
  mutating func answer(to effect: Effect) -> Event? {
    do throws(StoreError) {
      switch effect {
      case .load(let id): return .loaded(id, try book.contact(id))
      case .add(let contact): return .changed(try book.add(contact), by: effect)
      case .update(let id, let base, let edited):
        return .changed(try book.update(id, from: base, to: edited), by: effect)
      case .delete(let id): return .changed(try book.delete(id), by: effect)
      case .move(let placement): return .changed(try book.move(placement), by: effect)
      case .revert(let change, _): return .changed(try book.revert(change), by: effect)
      case .copyToClipboard, .repaint, .suspend, .quit: return nil
      }
    } catch {
      return .failed(effect, message: error.phrase[language])
    }
  }
}
