import Glibc

/// A moment, in seconds since 1970, as the user's clock shows it: `2026-11-30 08:15`.
nonisolated func localTime(_ seconds: Int) -> String {
  var time = time_t(seconds)
  var local = tm()
  guard localtime_r(&time, &local) != nil else { return "" }
  let numbers = [
    Int(local.tm_mon) + 1, Int(local.tm_mday), Int(local.tm_hour), Int(local.tm_min),
  ].map { ($0 < 10 ? "0" : "") + String($0) }
  return "\(Int(local.tm_year) + 1900)-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
}
