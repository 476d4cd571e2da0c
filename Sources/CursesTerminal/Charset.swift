import Glibc

/// Which characters the terminal's encoding has.
enum Charset: Hashable {
  case utf8
  /// Something else, of which only ASCII is certain.
  case ascii

  /// Puts the user's character set into force, for this process.
  ///
  /// In the C locale, or one that isn't installed, UTF-8 is what terminals use nowadays. A user
  /// who has chosen another encoding on purpose gets ASCII.
  static func adopt() -> Charset {
    let chosen = setlocale(LC_CTYPE, "").map { String(cString: $0) }
    if isUTF8 { return .utf8 }
    if chosen == nil || chosen == "C" || chosen == "POSIX" {
      for fallback in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, fallback) != nil {
        return .utf8
      }
    }
    return .ascii
  }

  private static var isUTF8: Bool {
    nl_langinfo(Int32(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
  }
}
