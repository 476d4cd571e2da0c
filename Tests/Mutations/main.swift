import ContactFormats
import FormatChecks
import Glibc

// Mutations ROUNDS FILE…: damages and edits files of cards at random, other ones in every run. What
// breaks a promise is printed, with the seed that finds it again (SEED=…).

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
let seed = getenv("SEED").map { String(cString: $0) } ?? String(time(nil))

for path in CommandLine.arguments.dropFirst(2) {
  guard let bytes = contents(of: path) else {
    print("\(path) can't be read")
    exit(2)
  }
  // Every file has damage of its own.
  var generator = InputGenerator(Array((seed + path).utf8))
  do {
    try checkDamage(to: bytes, rounds: rounds, using: &generator)
    try checkEdits(of: VCardFile(bytes: bytes).cards, rounds: rounds, using: &generator)
    print("\(path): \(rounds) rounds")
  } catch {
    print("\(path), SEED=\(seed): \(error)")
    exit(1)
  }
}
