// Derivatives of derivatives: reverse over reverse, forward over reverse.

import EnzymeHub

private func power(_ x: Double) -> Double { x * x * x * x }

func test_second_derivatives() {
  check(gradient(at: 2.0) { y in gradient(at: y, of: power) }, 48)
  check(derivative(at: 2.0) { y in gradient(at: y, of: power) }, 48)
}
