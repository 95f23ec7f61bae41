// Gradients of a Swift function of an array, and of a struct that is trained by them.

import EnzymeHub

func energy(_ x: [Double]) -> Double {
  var sum = 0.0
  for k in 1..<x.count { sum += (x[k] - x[k - 1]) * (x[k] - x[k - 1]) }
  return sum
}

struct Line: Differentiable {
  var slope: Double
  var height: Double

  func loss(_ points: [(x: Double, y: Double)]) -> Double {
    points.reduce(0) { sum, point in
      let miss = slope * point.x + height - point.y
      return sum + miss * miss
    }
  }
}

let x = [1.0, 2, 4]
let (value, slope) = valueWithGradient(at: x, of: energy)
print("energy = \(value)  derivative = \(slope[0])  analytic = \(-2.0)")

let points = [(x: 0.0, y: 1.0), (x: 1.0, y: 3.0), (x: 2.0, y: 5.0)]
var line = Line(slope: 0, height: 0)
for _ in 0..<500 {
  let step = gradient(at: line) { $0.loss(points) }
  line.slope -= 0.05 * step.slope
  line.height -= 0.05 * step.height
}
print("slope \(line.slope), height \(line.height)")  // near 2 and 1
