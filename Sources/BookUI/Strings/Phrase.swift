/// The interface's language.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case zh, en
}

/// One text of the interface in every language. All of them stand in this folder, as constants and
/// functions of `Strings`.
package struct Phrase: Hashable, Sendable {
  private let zh: String
  private let en: String

  package init(zh: String, en: String) {
    self.zh = zh
    self.en = en
  }

  /// A text that is in the right language already, or in none.
  init(_ text: String) {
    self.init(zh: text, en: text)
  }

  package subscript(language: Language) -> String {
    switch language {
    case .zh: zh
    case .en: en
    }
  }
}

/// Every text of the interface.
package enum Strings {}
