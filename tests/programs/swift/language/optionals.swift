// Optionals: nil or not, chained, with a default.

import EnzymeHub

@inline(never)
private func positive(_ x: Double) -> Double? { x > 0 ? x * x : nil }

private func run(_ a: [Double]) -> Double {
  var sum = 0.0
  for x in a {
    if let y = positive(x) { sum += y }
    sum += (positive(-x) ?? 3) * x
  }
  return sum + (a.first ?? 0) + (a.max() ?? 0)
}

func test_optionals() {
  // 2: x²+3x, -1: x³; first and largest: 2
  check(gradient(at: [2, -1], of: run), [9, 3])
}
