// What a manifest says, as lines of words with tabs between: a stand-in for SwiftPM's library, with the parts that ours use.

public struct SwiftSetting {
  let flags: [String]
  public static func unsafeFlags(_ flags: [String]) -> SwiftSetting { SwiftSetting(flags: flags) }
}

public struct LinkerSetting {
  let flags: [String]
  public static func unsafeFlags(_ flags: [String]) -> LinkerSetting { LinkerSetting(flags: flags) }
}

public struct Product {
  let words: [String]
  public static func library(name: String, targets: [String]) -> Product { Product(words: ["library", name] + targets) }
}

public final class Target {
  public struct Dependency: ExpressibleByStringLiteral {
    let name: String
    public init(stringLiteral name: String) { self.name = name }
  }

  let lines: [[String]]

  init(_ kind: String, _ name: String, _ dependencies: [Dependency], _ swift: [SwiftSetting], _ linker: [LinkerSetting]) {
    lines = [
      [kind, name], ["needs", name] + dependencies.map(\.name), ["swift", name] + swift.flatMap(\.flags),
      ["linker", name] + linker.flatMap(\.flags),
    ]
  }

  public static func target(
    name: String, dependencies: [Dependency] = [], swiftSettings: [SwiftSetting] = [], linkerSettings: [LinkerSetting] = []
  ) -> Target { Target("target", name, dependencies, swiftSettings, linkerSettings) }

  public static func executableTarget(
    name: String, dependencies: [Dependency] = [], swiftSettings: [SwiftSetting] = [], linkerSettings: [LinkerSetting] = []
  ) -> Target { Target("executable", name, dependencies, swiftSettings, linkerSettings) }
}

public final class Package {
  public struct Dependency {
    let words: [String]
    public static func package(name: String, path: String) -> Dependency { Dependency(words: ["package", name, path]) }
  }

  public init(name: String, products: [Product] = [], dependencies: [Dependency] = [], targets: [Target] = []) {
    let lines = products.map(\.words) + dependencies.map(\.words) + targets.flatMap(\.lines)
    for line in lines { print(line.joined(separator: "\t")) }
  }
}
