import Glibc

/// Seconds since 1970 as a file name has them, `20261130T071500Z`: in the order of the time.
func utcName(_ seconds: Int) -> String {
  var time = time_t(seconds)
  var parts = tm()
  gmtime_r(&time, &parts)
  func digits(_ number: Int32, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
  let day =
    digits(parts.tm_year &+ 1900, 4) + digits(parts.tm_mon &+ 1, 2) + digits(parts.tm_mday, 2)
  return day + "T" + digits(parts.tm_hour, 2) + digits(parts.tm_min, 2) + digits(parts.tm_sec, 2)
    + "Z"
}
