// Arrays that are literals, constant and changed.

import EnzymeHub

private func run(_ x: Double) -> Double {
  let w = [1.0, 2.0, 3.0]
  var v = [0.5, 0.25]
  v[1] = x * w[2]
  v[0] += v[1] * w[1]
  return v[0] * v[1] + w[0]
}

func test_array_literals() {
  // (0.5 + 6x)·3x + 1
  check(gradient(at: 1.5, of: run), 1.5 + 36 * 1.5)
}
