// A struct with an array, numbers and integers is trained by its own gradient.

import EnzymeHub

private struct Model: Differentiable {
  var weights: [Double]
  var bias: Double
  var count: Int
  var mark: UInt8

  var zeroTangent: Model { Model(weights: weights.zeroTangent, bias: 0, count: 0, mark: 0) }

  mutating func step(_ slope: Model) {
    for k in 0..<count { weights[k] -= 0.1 * slope.weights[k] }
    bias -= 0.1 * slope.bias
  }

  func loss(_ x: [Double]) -> Double {
    var sum = bias
    for k in 0..<count { sum += weights[k] * x[k] }
    return (sum - 1) * (sum - 1)
  }
}

func test_training() {
  var model = Model(weights: [0.1, 0.2], bias: 0.3, count: 2, mark: 7)
  let slope = gradient(at: model) { $0.loss([1, 2]) }
  let r = 2 * (0.3 + 0.1 + 0.4 - 1)
  check(slope.weights, [r, 2 * r])
  check(slope.bias, r)
  for _ in 0..<50 { model.step(gradient(at: model) { $0.loss([1, 2]) }) }
  check(model.loss([1, 2]), 0, 1e-6)
}
