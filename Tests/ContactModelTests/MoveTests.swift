import ContactModel
import Pinyin
import TestSupport
import Testing

@Suite struct MoveTests {
  @Test func aMoveChangesOneCard() throws {
    let book = sampleBook("Ba", "Be", "Bi", "Bo", "Bu")
    for row in 0..<5 {
      for target in 0..<5 where target != row {
        let placement = try #require(book.placement(moving: book[row], to: target))
        #expect(placement.rankingCount == 1)
        let moved = book.carryingOut(placement)
        var expected = book.ids
        expected.insert(expected.remove(at: row), at: target)
        #expect(moved.ids == expected)
      }
    }
  }

  @Test func movingWhereItStandsChangesNothing() {
    let book = sampleBook("Ba", "Be")
    #expect(book.placement(moving: book[0], to: 0) == nil)
  }

  @Test func aRowNeverLeavesItsSection() {
    let book = sampleBook("Al", "Ba", "Be", "Cy")
    #expect(book.rows(reachableBy: book[1]) == 1..<3)
    #expect(book.placement(moving: book[1], to: 0) == nil)
    #expect(book.placement(moving: book[1], to: 3) == nil)
    #expect(book.placement(moving: ContactID(50), to: 0) == nil)
  }

  @Test func movingBackToItsNaturalPlaceDropsTheManualOrder() throws {
    let book = sampleBook("Ba", "Be", "Bi")
    let away = book.carryingOut(try #require(book.placement(moving: book[0], to: 2)))
    let back = try #require(away.placement(moving: away[2], to: 0))
    #expect(back.destination == .ranked([.init(id: book[0], order: nil)]))
    #expect(away.carryingOut(back).ids == book.ids)
  }

  @Test func amongCardsOfTheSameNameSeveralGetARank() throws {
    let book = sampleBook("Bo", "Bo", "Bo", "Bo")
    let placement = try #require(book.placement(moving: book[0], to: 2))
    let moved = book.carryingOut(placement)
    #expect(moved.ids == [book[1], book[2], book[0], book[3]])
  }

  /// The manual order names an anchor; what happens to other rows does not disturb it.
  @Test func aMovedRowStaysWithItsAnchorsNameWhenOthersComeAndGo() throws {
    var book = sampleBook("Ba", "Be", "Bo")
    book = book.carryingOut(try #require(book.placement(moving: ContactID(2), to: 1)))
    #expect(book.names == ["Ba", "Bo", "Be"])
    book.set(ContactSummary(name: SortName("Bab")), for: ContactID(9))
    book.remove(ContactID(0))
    #expect(book.names == ["Bo", "Bab", "Be"])
  }

  @Test func aManualOrderCountsOnlyInTheAnchorsSection() {
    var book = sampleBook("Ba", "Be")
    var summary = ContactSummary(name: SortName("Zoe"))
    summary.place = .manual(ManualOrder(anchor: SortName("Ba"), rank: .middle))
    book.set(summary, for: ContactID(5))
    #expect(book.titles == "BZ")
    #expect(book.names == ["Ba", "Be", "Zoe"])
  }

  @Test func inAFilesOwnOrderAMoveNamesTheNeighbour() throws {
    let ranks = Rank.spread(3)
    let book = AddressBook(
      ["Bo", "Be", "Ba"].enumerated().map { index, name in
        var summary = ContactSummary(name: SortName(name))
        summary.place = .stored(ranks[index])
        return (ContactID(index), summary)
      })
    #expect(book.names == ["Bo", "Be", "Ba"])
    #expect(
      book.placement(moving: book[2], to: 0)?.destination == .beside(book[0], after: false))
    #expect(book.placement(moving: book[0], to: 1)?.destination == .beside(book[1], after: true))
  }

  @Test(arguments: 0..<30) func manyMovesEachLandWhereTheyShould(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["Ba", "Ba", "Ba", "Be", "Be", "Bi", "Bo", "Bu"]
    var book = AddressBook(
      names.enumerated().map { (ContactID($0), ContactSummary(name: SortName($1))) })
    for _ in 0..<60 {
      let row = Int.random(in: 0..<names.count, using: &random)
      let target = Int.random(in: 0..<names.count, using: &random)
      guard let placement = book.placement(moving: book[row], to: target) else { continue }
      var expected = book.ids
      expected.insert(expected.remove(at: row), at: target)
      book = book.carryingOut(placement)
      #expect(book.ids == expected)
    }
  }
}

extension Placement {
  fileprivate var rankingCount: Int {
    if case .ranked(let rankings) = destination { rankings.count } else { 0 }
  }
}
