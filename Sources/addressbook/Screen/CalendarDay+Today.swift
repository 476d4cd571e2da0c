import ContactModel
import Glibc

extension CalendarDay {
  /// The day that the user's clock shows; nil where it shows none.
  static func today() -> CalendarDay? {
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil else { return nil }
    return CalendarDay(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}
