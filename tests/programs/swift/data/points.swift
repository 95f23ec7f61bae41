// Arrays of structs, with operators and key paths.

import EnzymeHub

private struct Point {
  var x: Double
  var y: Double
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  var square: Double { x * x + y * y }
}

private func run(_ a: [Double]) -> Double {
  let points = zip(a, a.dropFirst()).map { Point(x: $0, y: $1) }
  let total = points.reduce(Point(x: 0, y: 0), +)
  let (low, high) = (points.map(\.x).min()!, points.map { $0.y }.max()!)
  guard total.square > 0 else { return 0 }
  return total.square * low + high
}

func test_points() {
  let x = [1.0, 2, 3, 0.5]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
