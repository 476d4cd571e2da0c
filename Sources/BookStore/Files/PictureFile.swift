import ContactFormats
import ContactModel

extension Contact.Picture {
  /// The bytes of a file that was chosen as a picture; nil where none was.
  func chosenBytes() throws(StoreError) -> PictureBytes? {
    guard case .file(let path) = self else { return nil }
    do throws(ReadFile.Failure) {
      let bytes = try ReadFile(expandingHome(path)).bytes
      if !imageFormat(of: bytes).isEmpty { return bytes }
    } catch {
      if case .system(let failure) = error { throw .pictureUnreadable(path: path, failure) }
    }
    throw .notAPicture(path: path)
  }
}
