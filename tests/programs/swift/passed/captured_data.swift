// Closures over constant arrays, and one array as two arguments.

import EnzymeHub

private func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }

func test_captured_data() {
  let data = [[1.0, 2], [3, 4], [5, 6]]
  let y = [1.0, 0, 1]
  let loss: ([Double]) -> Double = { w in
    zip(data, y).reduce(0) { sum, point in
      let miss = dot(point.0, w) - point.1
      return sum + miss * miss
    }
  }
  checkDifferences(gradient(at: [0.1, 0.2], of: loss), loss, at: [0.1, 0.2])
  let (a, b) = gradient(at: y, y) { dot($0, $1) * $0[0] }
  check(a, [3, 0, 1])
  check(b, [1, 0, 1])
}
