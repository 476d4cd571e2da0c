/// Splits a full name as it is typed into family and given name: Han names by the surname table,
/// others at the last space. The family part is empty where the name has no given part to tell
/// apart.
package func splitName(_ name: String) -> (family: String, given: String) {
  let name = name.trimmingBlanks
  let han = LeadingHan(name)
  guard han.count > 0 else { return splitAtLastBlank(name) }
  return splitHan(name, han: han) ?? ("", name)
}

private func splitAtLastBlank(_ name: String) -> (family: String, given: String) {
  guard let blank = name.lastIndex(where: \.isWhitespace) else { return ("", name) }
  return (
    String(name[name.index(after: blank)...]), String(name[..<blank]).trimmingBlanks
  )
}

/// Nil where the name isn't surname and given name: a word, a company, a nickname (小李), a foreign
/// name written in Han.
private func splitHan(_ name: String, han: LeadingHan) -> (family: String, given: String)? {
  let readings = LeadingReadings(SortName(name))
  if readings.isPhrase || name.contains(where: { "·•‧・".contains($0) }) { return nil }
  var count = readings.surnameCount
  if let blank = name.firstIndex(where: \.isWhitespace) {
    // A blank says where the surname ends, unless what is before it is a whole name.
    let first = name.distance(from: name.startIndex, to: blank)
    if first <= 2, name[..<blank].allSatisfy(\.isHan) { count = first }
  } else if count == 1, isNickname(name) || name.prefix(while: \.isHan).count > 4 {
    return nil
  }
  let given = String(name.dropFirst(count)).trimmingBlanks
  return given.isEmpty ? nil : (String(name.prefix(count)), given)
}

/// 小李, 老王, 阿强: a pet name, not a surname and a name.
private func isNickname(_ name: String) -> Bool {
  name.count == 2 && ["小", "老", "阿", "大"].contains(name.prefix(1))
}

extension Character {
  fileprivate var isHan: Bool { unicodeScalars.first?.isHan == true }
}

extension String {
  fileprivate var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
