// Forward mode: the derivative in each direction is a component of the gradient.

import EnzymeHub

private final class Sum {
  var total = 0.0
  var history: [Double] = []

  func add(_ x: Double) {
    total += x * x
    history.append(total)
  }
}

private func run(_ a: [Double]) -> Double {
  let sum = Sum()
  for x in a { sum.add(x) }
  var b = sum.history
  b[0] *= a[0]
  return sum.total * b.reduce(0, +)
}

func test_forward_mode() {
  let x = [1.0, 2, 3]
  let slope = x.indices.map { k in
    var direction = [0.0, 0, 0]
    direction[k] = 1
    return derivative(at: x, along: direction, of: run)
  }
  checkDifferences(slope, run, at: x)
  check(gradient(at: x, of: run), slope)
  check(derivative(at: 3.0) { $0 * $0 }, 6)
}
