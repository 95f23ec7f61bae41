// Pullbacks of functions with a number, an array or a vector as their result.

import EnzymeHub

private func three(_ x: [Double]) -> [Double] { [x[0] * x[1], x[0] + x[1], x[1] * x[1]] }

func test_pullbacks() {
  let back = pullback(at: [2.0, 3], of: three)
  check(back([1, 0, 0]), [3, 2])
  check(back([0, 1, 2]), [1, 13])
  let (value, slope) = valueWithPullback(at: 3.0) { $0 * $0 }
  check(value, 9)
  check(slope(1), 6)
  check(slope(0.5), 3)
}
