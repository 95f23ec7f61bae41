// `some`: a type that the compiler knows, and the program does not name.

import EnzymeHub

private protocol Layer {
  func callAsFunction(_ x: [Double]) -> [Double]
}

private struct Scale: Layer {
  var factor: Double
  func callAsFunction(_ x: [Double]) -> [Double] { x.map { $0 * factor } }
}

private struct Chain<First: Layer, Second: Layer>: Layer {
  var first: First
  var second: Second
  func callAsFunction(_ x: [Double]) -> [Double] { second(first(x)) }
}

private func network(_ k: Double) -> some Layer {
  Chain(first: Scale(factor: k), second: Chain(first: Scale(factor: k * k), second: Scale(factor: 2)))
}

func test_opaque_types() {
  // 2k³·(1 + 2)
  check(gradient(at: 1.5) { network($0)([1, 2]).reduce(0, +) }, 18 * 1.5 * 1.5)
}
