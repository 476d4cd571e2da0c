import BookStore
import Foundation

extension ScratchFolder {
  /// One with a folder of two vdirs, and of much that is none.
  static func collections() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for (file, name) in [
      ("home/a.vcf", "安若舟"), ("home/b.vcf", "Bo"), ("work/c.vcf", "Cy"), ("work/d.vcf", "Bo"),
      (".git/e.vcf", "Eve"), (".Trash/f.vcf", "Fay"),
    ] {
      try scratch.write(card: name, to: file)
    }
    try scratch.write("all/work/displayname", "Arbeit\n")
    try scratch.write("all/home/color", "#f02010\n")
    try scratch.makeFolder("all/empty")
    try scratch.write("all/notes.txt", "x")
    // A calendar says of itself what a vdir of cards says.
    try scratch.makeFolder("all/calendar")
    try scratch.write("all/calendar/displayname", "Termine\n")
    try scratch.write("all/calendar/1.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
    return scratch
  }

  /// Writes a card into the folder of vdirs, and makes its collection where there is none.
  func write(card name: String, uid: String? = nil, to file: String) throws {
    try makeFolder("all/" + file.split(separator: "/").dropLast().joined(separator: "/"))
    try write("all/" + file, vCard(name, uid: uid))
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  func openAll(stateFolder: String? = nil) throws -> any Book {
    try openBook(at: path("all"), surroundings: .fixed(stateFolder: stateFolder))
  }
}

func vCard(_ name: String, uid: String? = nil) -> String {
  let uid = uid.map { "UID:\($0)\r\n" } ?? ""
  return "BEGIN:VCARD\r\nVERSION:3.0\r\n\(uid)FN:\(name)\r\nTEL:1\r\nEND:VCARD\r\n"
}
