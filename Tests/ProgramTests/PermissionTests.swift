import BookUI
import Foundation
import Glibc
import TestSupport
import Testing

/// Books that the user may not read or write. Root may do everything, so as root the program runs
/// as nobody.
@Suite(.enabled(if: Unprivileged.canRun, "the program can't run as nobody here"))
struct PermissionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    chmod(folder.url.path, 0o777)
  }

  @Test func aBookThatMayNotBeReadIsNamed() throws {
    let path = try folder.copy("Friends.vcf")
    chmod(path, 0)
    let run = try CommandRun(Unprivileged.program() + ["list", "-b", path])
    #expect(run.errors.contains(path))
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }

  @Test(.needsTmux, arguments: Language.allCases)
  func aBookThatMayNotBeWrittenIsReadOnlyFromTheStart(language: Language) async throws {
    let path = try folder.copy("Friends.vcf")
    chmod(path, 0o444)
    let pane = try TmuxPane(
      Unprivileged.program() + [path],
      environment: ["LANG": Look(language: language).locale, "HOME": folder.url.path])
    let why = Strings.fileNotWritable("Friends.vcf")[language]
    try await pane.wait(forText: why)
    try await pane.wait(forText: Strings.readOnly(29)[language])
    try pane.press("j")
    try await pane.wait { !$0.text.contains(why) }
    try pane.press("d")
    try await pane.wait(forText: why)
  }

  /// What can't be read, of a folder of vdirs.
  @Test(arguments: ["work", "work/w.vcf"])
  func whoCannotBeReadIsMissedInAnExport(name: String) throws {
    for name in ["home", "work"] {
      _ = try folder.write(
        "BEGIN:VCARD\nVERSION:3.0\nFN:Dora\nTEL:5\nEND:VCARD\n".utf8,
        to: "all/\(name)/\(name.prefix(1)).vcf")
    }
    let (path, hidden) = (folder.path("all"), folder.path("all/" + name))
    chmod(hidden, 0)
    defer { chmod(hidden, 0o755) }
    let program = try Unprivileged.program()
    let check = try CommandRun(program + ["check", "-b", path])
    #expect(check.output.contains(hidden))
    #expect(check.status == 1)
    for target in [folder.path("all.vcf"), "-"] {
      let run = try CommandRun(program + ["export", target, "-b", path])
      #expect(run.errors.contains(name))
      #expect(run.errors.contains("not everybody is exported"))
      #expect(run.status == 2)
    }
  }

  @Test func aDefaultBookThatCannotBeMadeIsNamed() throws {
    chmod(folder.url.path, 0o555)
    let run = try CommandRun(
      Unprivileged.program() + ["list"], environment: ["HOME": folder.url.path])
    #expect(run.errors.contains(folder.path(".local/share/addressbook")))
    #expect(run.status == 2)
  }
}

/// The program without the rights of root.
private enum Unprivileged {
  static let canRun = (try? CommandRun(program() + ["--version"]))?.status == 0

  static func program() throws -> [String] {
    let program = try [programPath()]
    if getuid() != 0 { return program }
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + program
  }
}
