extension [UInt8] {
  /// One random fault.
  package mutating func damage(using generator: inout some RandomNumberGenerator) {
    guard count > 1 else { return }
    let place = Int.random(in: 0..<count, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: self = Array(self[..<place])
    case 1: removeSubrange(place..<Swift.min(count, place + 20))
    case 2: self[place] = UInt8.random(in: 0...255, using: &generator)
    case 3: self = replacing([13, 10], with: [10])
    case 4: self = replacing([10], with: [13, 10])
    case 5: insert(":;,.\\=\"\r\n \t^".utf8.randomElement(using: &generator) ?? 58, at: place)
    case 6: self = replacing([10], with: [])
    default: damageLines(using: &generator)
    }
  }

  private mutating func damageLines(using generator: inout some RandomNumberGenerator) {
    var lines = split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
    let (a, b) = (
      lines.indices.randomElement(using: &generator) ?? 0,
      lines.indices.randomElement(using: &generator) ?? 0
    )
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: lines.swapAt(a, b)
    case 1: lines.remove(at: a)
    default: lines.insert(lines[a], at: b)
    }
    self = Array(lines.joined(separator: [10]))
  }
}
