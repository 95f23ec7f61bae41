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

func row(_ what: String, _ value: Double, _ derivative: Double, _ analytic: Double) {
  print("\(what) = \(value)   derivative = \(derivative)   analytic = \(analytic)")
}

let (value, slope) = valueWithGradient(at: [1.0, 2, 4], of: energy)
for (place, analytic) in [-2.0, -2.0, 4.0].enumerated() { row("energy, x[\(place)]", value, slope[place], analytic) }

let points = [(x: 0.0, y: 1.0), (x: 1.0, y: 3.0), (x: 2.0, y: 5.0)]
var line = Line(slope: 0, height: 0)
let (loss, first) = valueWithGradient(at: line) { $0.loss(points) }
row("the loss, by the slope", loss, first.slope, -26)
for _ in 0..<500 {
  let step = gradient(at: line) { $0.loss(points) }
  line.slope -= 0.1 * step.slope
  line.height -= 0.1 * step.height
}
let last = valueWithGradient(at: line) { $0.loss(points) }
row("the loss when it is trained", last.value, last.gradient.slope, 0)
