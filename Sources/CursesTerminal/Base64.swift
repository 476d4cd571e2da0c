/// RFC 4648, section 4.
func base64(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var encoded: [UInt8] = []
  var iterator = bytes.makeIterator()
  while let first = iterator.next() {
    let second = iterator.next()
    let third = iterator.next()
    let group = Int(first) << 16 | Int(second ?? 0) << 8 | Int(third ?? 0)
    encoded.append(digits[group >> 18])
    encoded.append(digits[group >> 12 & 63])
    encoded.append(second == nil ? UInt8(ascii: "=") : digits[group >> 6 & 63])
    encoded.append(third == nil ? UInt8(ascii: "=") : digits[group & 63])
  }
  return String(decoding: encoded, as: UTF8.self)
}
