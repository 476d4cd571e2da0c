/// The format that a picture's first bytes tell; empty where unknown.
package func imageFormat(of bytes: some Collection<UInt8>) -> String {
  let start = Array(bytes.prefix(12))
  if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "JPEG" }
  if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "PNG" }
  if start.starts(with: "GIF8".utf8) { return "GIF" }
  if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) { return "WEBP" }
  if start.starts(with: "BM".utf8) { return "BMP" }
  if start.dropFirst(4).starts(with: "ftyphei".utf8) { return "HEIC" }
  if start.dropFirst(4).starts(with: "ftypavif".utf8) { return "AVIF" }
  if start.starts(with: "II*\0".utf8) || start.starts(with: "MM\0*".utf8) { return "TIFF" }
  return ""
}
