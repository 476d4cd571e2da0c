import BookStore
import BookUI
import ContactModel
import Foundation
import TestSupport
import Testing

@testable import addressbook

struct EffectRunnerTests {
  private let folder: TemporaryFolder
  private var runner: EffectRunner
  private let book: any Book

  init() throws {
    folder = try TemporaryFolder()
    book = try openBook(at: folder.copy("Class14ContactList.plist"))
    runner = EffectRunner(book: book, language: .en)
  }

  @Test mutating func whatTheBookDidComesBackAsAnEvent() throws {
    let effect = Effect.add(Contact(name: "欧阳小美", phones: ["139 0000 1111"]))
    guard case .changed(let change, by: effect)? = runner.events(after: effect).last else {
      Issue.record("not added")
      return
    }
    #expect(change.kind == .add)
    let id = try #require(change.cards.first?.id)
    guard case .loaded(id, let contact, nil)? = runner.events(after: .load(id)).last else {
      Issue.record("not read")
      return
    }
    #expect(contact[.name] == "欧阳小美")
    let undo = Effect.revert(change.inverse, .undo)
    guard case .changed(let undone, by: undo)? = runner.events(after: undo).last else {
      Issue.record("not undone")
      return
    }
    #expect(undone.cards.first?.after == nil)
  }

  @Test mutating func whatFailsComesBackAsASentence() throws {
    let id = try #require(book.contacts.first?.id)
    let effect = Effect.delete(id)
    _ = runner.events(after: effect)
    guard case .failed(effect, let message)? = runner.events(after: effect).last else {
      Issue.record("deleted twice")
      return
    }
    #expect(message.contains("Class14ContactList.plist"))
  }

  @Test(arguments: ["missing.png", "."])
  mutating func aPictureThatCannotBeUsedIsToldFromOtherFailures(_ path: String) {
    var contact = Contact(name: "欧阳小美", phones: ["139 0000 1111"])
    contact.picture = .file(path: path)
    let effect = Effect.add(contact)
    guard case .pictureRefused(effect, let message)? = runner.events(after: effect).last else {
      Issue.record("not refused")
      return
    }
    #expect(message.contains(path))
  }

  @Test mutating func aBookWhoseFileIsGoneIsSavedOnceItIsBack() throws {
    let path = folder.path("Class14ContactList.plist")
    let first = try #require(book.contacts.first?.id)
    let base = try book.contact(first)
    var edited = base
    edited[.note] = "new"
    let effects = [
      Effect.add(Contact(name: "欧阳小美", phones: ["1"])), .update(first, from: base, to: edited),
    ]
    try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
    for effect in effects {
      guard case .failed(effect, let message)? = runner.events(after: effect).last else {
        Issue.record("saved into a file that is gone")
        continue
      }
      #expect(message.contains("the file is gone; put it back, then save again"))
    }
    try FileManager.default.moveItem(atPath: path + ".away", toPath: path)
    for effect in effects {
      guard case .changed(_, by: effect)? = runner.events(after: effect).last else {
        Issue.record("not saved")
        continue
      }
    }
  }

  @Test mutating func aStepWhoseContactHasChangedIsOutdated() throws {
    let add = Effect.add(Contact(name: "欧阳小美", phones: ["139 0000 1111"]))
    guard case .changed(let change, by: _)? = runner.events(after: add).last,
      let id = change.cards.first?.id
    else {
      Issue.record("not added")
      return
    }
    _ = runner.events(after: .delete(id))
    let undo = Effect.revert(change.inverse, .undo)
    guard case .outdated(undo, _)? = runner.events(after: undo).last else {
      Issue.record("undone, or to be tried again")
      return
    }
  }

  @Test mutating func aContactThatIsGoneIsMadeAnewOfItsCard() throws {
    let path = folder.path("cards.vcf")
    try Data(
      "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nX-ODD:kept\nEND:VCARD\n".utf8
    ).write(to: URL(filePath: path))
    let book = try openBook(at: path)
    let id = try #require(book.contacts.first?.id)
    runner = EffectRunner(book: book, language: .en)
    guard case .loaded(id, let base, nil)? = runner.events(after: .load(id)).last else {
      Issue.record("not read")
      return
    }
    _ = runner.events(after: .delete(id))
    var edited = base
    edited[.name] = "Bob"
    _ = runner.events(after: .addCopy(edited, of: id, since: base, beside: nil))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("FN:Bob") && text.contains("X-ODD:kept"))
  }

  @Test mutating func aDraftThatIsKeptAgainTakesThePlaceOfTheOldOne() throws {
    let surroundings = Surroundings.system(stateFolder: folder.path("state"))
    let drafts = try #require(Drafts(ofBookAt: folder.url.path, surroundings))
    runner = EffectRunner(book: book, drafts: drafts, language: .en)
    _ = runner.events(after: .keepDraft(Draft(base: nil, edited: Contact(name: "A"))))
    let old = try #require(drafts.all.first)
    let new = Draft(base: nil, edited: Contact(name: "B"))
    _ = runner.events(after: .keepDraft(new, replacing: old.name))
    #expect(drafts.all.map(\.edited.displayName) == ["B"])
  }

  @Test(arguments: [Effect.copyToClipboard("a"), .repaint, .suspend, .quit])
  mutating func whatIsTheTerminalsHasNoAnswer(effect: Effect) {
    #expect(runner.events(after: effect).isEmpty)
  }
}
