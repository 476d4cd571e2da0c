// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Modules that only ever run on the interface's thread.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// Checks bad input under libFuzzer, whose `main` only `make fuzz` links; else it is a module like
/// the others.
let fuzzer: Target =
  Context.environment["ADDRESSBOOK_FUZZER"] == nil
  ? .target(
    name: "Fuzzer", dependencies: ["FormatChecks"], path: "Tests/Fuzzer", swiftSettings: strict)
  : .executableTarget(
    name: "Fuzzer", dependencies: ["FormatChecks"], path: "Tests/Fuzzer", swiftSettings: strict)

let package = Package(
  name: "AddressBook",
  products: [.executable(name: "addressbook", targets: ["addressbook"])],
  targets: [
    // Names and screens: pure values that know nothing of each other.
    .target(
      name: "Pinyin", exclude: ["Tables/Generated/LICENSE-UNICODE.txt"], swiftSettings: strict),
    .executableTarget(name: "pinyin-tables", swiftSettings: strict),
    .target(name: "ScreenModel", swiftSettings: strict),
    .executableTarget(name: "width-tables", swiftSettings: strict),

    // The book: pure values.
    .target(name: "ContactModel", dependencies: ["Pinyin"], swiftSettings: strict),
    .target(
      name: "BookUI", dependencies: ["ContactModel", "Pinyin", "ScreenModel"],
      swiftSettings: strict),

    // Files.
    .target(
      name: "ContactFormats", dependencies: ["ContactModel", "Pinyin"], swiftSettings: strict),
    .target(name: "CFileSystem"),
    .target(
      name: "BookStore", dependencies: ["ContactFormats", "ContactModel", "CFileSystem"],
      swiftSettings: strict),

    // The terminal.
    .systemLibrary(name: "CNcurses"),
    .target(name: "CTerminalGuard"),
    .target(
      name: "CursesTerminal", dependencies: ["ScreenModel", "CNcurses", "CTerminalGuard"],
      swiftSettings: mainActor),

    // The program.
    .executableTarget(
      name: "addressbook",
      dependencies: [
        "BookStore", "BookUI", "ContactFormats", "ContactModel", "CursesTerminal", "Pinyin",
        "ScreenModel",
      ],
      swiftSettings: mainActor),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["BookUI", "ContactModel", "ScreenModel"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "FormatChecks", dependencies: ["ContactFormats", "ContactModel"],
      path: "Tests/FormatChecks", swiftSettings: strict),
    fuzzer,
    .executableTarget(
      name: "Mutations", dependencies: ["ContactFormats", "FormatChecks"],
      path: "Tests/Mutations", swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BookStore", "BookUI", "CFileSystem", "ContactFormats", "ContactModel", "FormatChecks",
        "Pinyin", "ScreenModel",
      ],
      path: "Tests/Benchmarks", swiftSettings: strict),
    .testTarget(
      name: "PinyinTests", dependencies: ["Pinyin", "pinyin-tables", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenModelTests", dependencies: ["ScreenModel", "TestSupport", "width-tables"],
      swiftSettings: strict),
    .testTarget(
      name: "ContactModelTests", dependencies: ["ContactModel", "Pinyin", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ContactFormatsTests",
      dependencies: ["ContactFormats", "ContactModel", "FormatChecks", "Pinyin", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PeerTests", dependencies: ["ContactFormats", "ContactModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BookStoreTests",
      dependencies: [
        "BookStore", "CFileSystem", "ContactFormats", "ContactModel", "Pinyin", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BookUITests",
      dependencies: ["BookUI", "ContactModel", "Pinyin", "ScreenModel", "TestSupport"],
      swiftSettings: strict),
    .executableTarget(
      name: "terminal-probe", dependencies: ["CursesTerminal", "ScreenModel"],
      path: "Tests/TerminalProbe", swiftSettings: mainActor),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: ["CursesTerminal", "ScreenModel", "TestSupport", "terminal-probe"],
      swiftSettings: strict),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "addressbook", "BookStore", "BookUI", "ContactModel", "Pinyin", "ScreenModel",
        "TestSupport",
      ],
      swiftSettings: strict),
  ]
)
