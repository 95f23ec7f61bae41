// What the C library computes.

import EnzymeHub
import Glibc

private func run(_ x: Double) -> Double { sin(x) * exp(-x) + log(1 + x * x) + pow(x, 2.5) + atan2(x, 2) + tanh(x) }

func test_elementary_functions() {
  let x = 0.7
  let expected = cos(x) * exp(-x) - sin(x) * exp(-x) + 2 * x / (1 + x * x) + 2.5 * pow(x, 1.5) + 2 / (4 + x * x)
    + 1 - tanh(x) * tanh(x)
  check(gradient(at: x, of: run), expected)
}
