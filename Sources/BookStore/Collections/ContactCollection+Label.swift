import ContactModel

/// Whether a file of that name tells what the folder is called, or its colour.
func isLabel(_ name: String) -> Bool {
  name == "displayname" || name == "color"
}

extension ContactCollection {
  /// What a folder says of itself, in the files `displayname` and `color`.
  init(of folder: borrowing Folder) {
    self.init(
      name: Self.line("displayname", in: folder.descriptor),
      color: Self.line("color", in: folder.descriptor).flatMap { Color($0) })
  }

  /// The first line of a short file; nil where there is none.
  private static func line(_ name: String, in folder: Int32) -> String? {
    guard let file = try? ReadFile(name, in: folder), file.bytes.count <= 1000,
      let text = String(validating: file.bytes, as: UTF8.self)
    else { return nil }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.isBlank ? nil : line
  }
}
