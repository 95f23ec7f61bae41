// swift-tools-version:5.9

import PackageDescription

let package = Package(
  name: "EnzymeHub",
  products: [.library(name: "EnzymeHub", targets: ["EnzymeHub"])],
  targets: [.target(name: "EnzymeHub")]
)
