package import BookUI

import Glibc

/// The environment variables that the program reads.
nonisolated package struct Environment: Equatable, Sendable {
  private var variables: [String: String]

  /// An empty value counts as none.
  package init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// What this process was started with.
  package static func ofProcess() -> Environment {
    let names = [
      "ADDRESSBOOK", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
      "XDG_STATE_HOME",
    ]
    return Environment(
      Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          getenv(name).map { (name, String(cString: $0)) }
        }))
  }

  /// The book that `$ADDRESSBOOK` names.
  package var book: String? { variables["ADDRESSBOOK"] }

  package var home: String? { variables["HOME"] }

  /// The language of the locale for messages.
  package var language: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first
    return locale?.hasPrefix("zh") == true ? .zh : .en
  }

  /// `$XDG_CONFIG_HOME/addressbook`; nil where there is no home folder either.
  package var configurationFolder: String? { folder("XDG_CONFIG_HOME", orInHome: ".config") }

  package var configurationFile: String? { configurationFolder.map { $0 + "/config" } }

  /// `$XDG_DATA_HOME/addressbook`: the default book.
  package var dataFolder: String? { folder("XDG_DATA_HOME", orInHome: ".local/share") }

  /// `$XDG_STATE_HOME/addressbook`: the trash and the backups.
  package var stateFolder: String? { folder("XDG_STATE_HOME", orInHome: ".local/state") }

  /// XDG Base Directory Specification: a relative path is to be ignored.
  private func folder(_ name: String, orInHome path: String) -> String? {
    let base =
      variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home.map { $0 + "/" + path }
    return base.map { $0 + "/addressbook" }
  }
}
