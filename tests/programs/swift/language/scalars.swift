// Numbers in, a number out; the value beside the gradient.

import EnzymeHub

private func cube(_ x: Double) -> Double { x * x * x }

func test_scalars() {
  check(gradient(at: 2.0, of: cube), 12)
  check(gradient(at: 3.0) { 1 / $0 }, -1.0 / 9)
  let (value, slope) = valueWithGradient(at: 1.5) { x in x * x.squareRoot() }
  check(value, 1.5 * 1.5.squareRoot())
  check(slope, 1.5 * 1.5.squareRoot())
  check(gradient(at: Float(0.5)) { $0 * $0 + 3 * $0 }, 4)
}
