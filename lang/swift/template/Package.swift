// swift-tools-version:5.9
//
// Build with `swift build -c release`. The two paths are what `enzyme-hub config --swift` and `--linker` print.

import PackageDescription

let enzymeHub = "/path/to/lang/swift"
let linker = "/path/to/enzyme-hub-ld"

let package = Package(
  name: "Gradient",
  dependencies: [.package(name: "EnzymeHub", path: enzymeHub)],
  targets: [
    .executableTarget(
      name: "Gradient",
      dependencies: ["EnzymeHub"],
      swiftSettings: [.unsafeFlags(["-O", "-wmo", "-lto=llvm-full"])],
      linkerSettings: [.unsafeFlags(["-lto=llvm-full", "-use-ld=\(linker)"])]
    )
  ]
)
