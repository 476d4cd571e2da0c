extension [UInt8] {
  /// Its lines with their line ends.
  package var lines: [String] {
    let mark: UInt8 = contains(10) ? 10 : 13
    var lines: [String] = []
    var start = 0
    for index in indices where self[index] == mark {
      lines.append(String(decoding: self[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < count { lines.append(String(decoding: self[start...], as: UTF8.self)) }
    return lines
  }
}
