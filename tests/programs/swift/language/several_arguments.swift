// Gradients with respect to two and three arguments of different types.

import EnzymeHub

private func model(_ w: [Double], _ b: Double) -> Double { w[0] * w[1] * b + b * b }

func test_several_arguments() {
  let (dw, db) = gradient(at: [2, 3], 5.0, of: model)
  check(dw, [15, 10])
  check(db, 6 + 10)
  let (value, (dx, dy)) = valueWithGradient(at: 2.0, 3.0) { x, y in x * y * y }
  check(value, 18)
  check([dx, dy], [9, 12])
}
