// expect: EH0305 some copies
// A value behind `any` that is released: its type brings along how.

import EnzymeHub

private protocol Shape {
  func area() -> Double
}

private struct Square: Shape {
  var side: Double
  func area() -> Double { side * side }
}

private struct Pair: Shape {
  var a: Double, b: Double, c: Double, d: Double
  func area() -> Double { a * b + c * d }
}

nonisolated(unsafe) private var choice = 1

@inline(never)
private func make(_ x: Double) -> any Shape { choice > 0 ? Square(side: x) : Pair(a: x, b: x, c: 1, d: 2 * x) }

private func f(_ x: Double) -> Double { make(x).area() }

func test_existential_value() {
  choice = 0
  check(gradient(at: 2.0, of: f), 6)
}
