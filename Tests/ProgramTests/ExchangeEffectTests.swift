import BookStore
import BookUI
import ContactModel
import Foundation
import TestSupport
import Testing

@testable import addressbook

/// What the screen asks for when it imports and exports, on real files.
struct ExchangeEffectTests {
  private let folder: TemporaryFolder
  private var runner: EffectRunner
  private let names: Int

  private static let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Dora\nTEL:5\nUID:d\nEND:VCARD\n"

  init() throws {
    folder = try TemporaryFolder()
    let book = try openBook(at: folder.copy("Friends.vcf"))
    names = book.contacts.count
    runner = EffectRunner(book: book, language: .en)
  }

  @Test mutating func aFileIsImportedInOneStep() throws {
    let path = try folder.write("Name,Phone\nDora,5\n安娜,6\n".utf8, to: "people.csv")
    let effect = Effect.importFiles(path, duplicates: nil)
    let result = try imported(effect)
    #expect(result.counts == ImportCounts(added: 2))
    #expect(result.remarks.isEmpty)
    let change = try #require(result.change)
    #expect(change.cards.map { $0.after?.summary.displayName } == ["Dora", "安娜"])
    let again = try imported(effect)
    #expect(again.counts == ImportCounts(alreadyThere: 2))
    #expect(again.change == nil)
    let undo = Effect.revert(change.inverse, .undo)
    guard case .changed(_, by: undo)? = runner.events(after: undo).last else {
      Issue.record("not undone")
      return
    }
    #expect(try bytes("Friends.vcf") == Fixtures.bytes("Books/Friends.vcf"))
  }

  @Test mutating func theCollectionThatAnImportGoesToIsNamed() throws {
    _ = try folder.write(Self.card.utf8, to: "all/home/d.vcf")
    _ = try folder.write(Self.card.replacing("UID:d", with: "UID:w").utf8, to: "all/work/w.vcf")
    _ = try folder.write("Arbeit\n".utf8, to: "all/work/displayname")
    let book = try openBook(at: folder.path("all"))
    runner = EffectRunner(book: book, language: .en)
    let path = try folder.write("Name,Phone\n安娜,6\n".utf8, to: "people.csv")
    let effect = Effect.importFiles(path, duplicates: nil, beside: book.contacts.last?.id)
    #expect(try imported(effect).collection == "Arbeit")
    #expect(try imported(effect).collection == nil)
  }

  @Test mutating func ofAFolderWhatHoldsNoCardIsRefusedAndNamed() throws {
    _ = try folder.write(Self.card.utf8, to: "phone/a.vcf")
    let empty = try folder.write([], to: "phone/b.vcf")
    let result = try imported(.importFiles(folder.path("phone"), duplicates: nil))
    #expect(result.counts == ImportCounts(added: 1, refused: 1))
    #expect(result.rejectionFiles.isEmpty)
    #expect(result.remarks == ["\(empty): not imported, no card in it"])
  }

  @Test(arguments: [
    (DuplicateAnswer.skip, ImportCounts(skipped: 1)), (.replace, ImportCounts(replaced: 1)),
    (.keepBoth, ImportCounts(added: 1)),
  ])
  mutating func anotherContentForAUIDNeedsAnAnswer(
    answer: DuplicateAnswer, counts: ImportCounts
  ) throws {
    let path = try folder.write(Self.card.utf8, to: "dora.vcf")
    let effect = Effect.importFiles(path, duplicates: nil)
    _ = try imported(effect)
    _ = try folder.write(Self.card.replacing("TEL:5", with: "TEL:55").utf8, to: "dora.vcf")
    guard case .importNeedsRule(1, by: effect)? = runner.events(after: effect).last else {
      Issue.record("not asked for")
      return
    }
    #expect(try imported(.importFiles(path, duplicates: answer)).counts == counts)
  }

  @Test mutating func whatCannotBeImportedOrExportedIsASentence() {
    expectFailure(.importFiles(folder.path("none.vcf"), duplicates: nil), "there is no")
    expectFailure(.exportFile(folder.path("out.txt"), replacing: false), ".vcf, .csv or .plist")
    expectFailure(.exportFile(folder.path("Friends.vcf"), replacing: true), "the book itself")
    expectFailure(.exportFile(folder.path("none/out.vcf"), replacing: false), "none")
  }

  @Test(arguments: ["out.vcf", "out.csv", "out.plist"])
  mutating func everybodyIsExported(name: String) throws {
    let effect = Effect.exportFile(folder.path(name), replacing: false)
    guard case .exported(names, _, by: effect)? = runner.events(after: effect).last else {
      Issue.record("not exported")
      return
    }
    guard case .exportExists(effect)? = runner.events(after: effect).last else {
      Issue.record("not asked for")
      return
    }
    _ = try folder.write("old".utf8, to: name)
    let replacing = Effect.exportFile(folder.path(name), replacing: true)
    guard case .exported(names, _, by: replacing)? = runner.events(after: replacing).last else {
      Issue.record("not replaced")
      return
    }
    #expect(try bytes(name) != Array("old".utf8))
    if name == "out.vcf" { #expect(try bytes(name) == bytes("Friends.vcf")) }
  }

  @Test mutating func aWorkCountsUpAndStopsWhereNothingIsHalfDone() throws {
    let cards = (0..<30).map { Self.card.replacing("UID:d", with: "UID:d\($0)\nNOTE:\($0)") }
    let path = try folder.write(cards.joined().utf8, to: "people.vcf")
    let effects = [
      Effect.importFiles(path, duplicates: nil),
      .exportFile(folder.path("out.vcf"), replacing: false),
    ]
    for effect in effects {
      var seen: [WorkProgress] = []
      let events = runner.events(after: effect) { progress in
        seen.append(progress)
        return progress.done < 20
      }
      guard case .stopped(effect)? = events.last else {
        Issue.record("not stopped")
        return
      }
      #expect(seen.last?.done == 20)
    }
    #expect(try bytes("Friends.vcf") == Fixtures.bytes("Books/Friends.vcf"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.vcf")))
  }

  @Test(arguments: [
    ("people", "people.", ["people.csv", "people.vcf"]), ("ph", "phone/", ["phone/"]),
    ("phone/", "phone/a b.vcf", ["a b.vcf"]),
    ("", "", ["Friends.vcf", "people.csv", "people.vcf", "phone/"]),
    (".h", ".hidden", [".hidden"]), ("qq", "qq", []), ("none/a", "none/a", []),
    ("Friends.vcf", "Friends.vcf", ["Friends.vcf"]),
  ])
  mutating func aPathIsCompleted(typed: String, completed: String, names: [String]) throws {
    for name in ["people.csv", "people.vcf", "phone/a b.vcf", ".hidden"] {
      _ = try folder.write([], to: name)
    }
    let start = folder.url.path + "/"
    let events = runner.events(after: .completePath(start + typed))
    guard case .pathSuggested(let suggestion)? = events.last else {
      Issue.record("no suggestion")
      return
    }
    let expected = PathSuggestion(typed: start + typed, path: start + completed, names: names)
    #expect(suggestion == expected)
  }

  @Test(arguments: ["book", "book.vcf", "book.plist"])
  func anUndoThatIsStoppedTakesNothingBack(name: String) throws {
    let isPropertyList = name.hasSuffix(".plist")
    let start = isPropertyList ? "<plist version=\"1.0\"><dict/></plist>" : ""
    _ = try folder.write(start.utf8, to: name == "book" ? "book/.keep" : name)
    let rows = (0..<30).map { "Person \($0),\($0)\n" }
    let table = try folder.write(("Name,Phone\n" + rows.joined()).utf8, to: "people.csv")
    var runner = EffectRunner(book: try openBook(at: folder.path(name)), language: .en)
    let effect = Effect.importFiles(table, duplicates: nil)
    guard case .imported(let result, by: effect)? = runner.events(after: effect).last,
      let change = result.change
    else {
      Issue.record("not imported")
      return
    }
    let undo = Effect.revert(change.inverse, .undo)
    var phases: Set<WorkProgress.Phase> = []
    let stopped = runner.events(after: undo) { progress in
      phases.insert(progress.phase)
      return progress.done < 20
    }
    guard case .stopped(undo)? = stopped.last else {
      Issue.record("not stopped")
      return
    }
    #expect(phases == [.undoing])
    #expect(try openBook(at: folder.path(name)).contacts.count == 30)
    guard case .changed(_, by: undo)? = runner.events(after: undo).last else {
      Issue.record("not undone")
      return
    }
    #expect(try openBook(at: folder.path(name)).contacts.isEmpty)
  }

  private mutating func imported(_ effect: Effect) throws -> ImportResult {
    guard case .imported(let result, by: effect)? = runner.events(after: effect).last else {
      throw CocoaError(.featureUnsupported)
    }
    return result
  }

  private mutating func expectFailure(_ effect: Effect, _ text: String) {
    guard case .failed(effect, let message)? = runner.events(after: effect).last else {
      Issue.record("not refused: \(effect)")
      return
    }
    #expect(message.contains(text))
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.url.appending(path: name)))
  }
}
