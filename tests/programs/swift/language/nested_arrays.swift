// Matrices as arrays of arrays.

import EnzymeHub

private func times(_ a: [[Double]], _ x: [Double]) -> [Double] {
  a.map { row in zip(row, x).reduce(0) { $0 + $1.0 * $1.1 } }
}

private func run(_ v: [Double]) -> Double {
  var a = [[Double]](repeating: [0, 0], count: 2)
  for i in 0..<2 { for j in 0..<2 { a[i][j] = v[2 * i + j] } }
  return times(a, times(a, [1, 2])).reduce(0) { $0 + $1 * $1 }
}

func test_nested_arrays() {
  let x = [1.0, 0.5, -2, 3]
  checkDifferences(gradient(at: x, of: run), run, at: x)
  let m = gradient(at: [[1.0, 2], [3, 4]]) { a in times(a, [5, 6]).reduce(1, *) }
  check(m[0], [195, 234])
  check(m[1], [85, 102])
}
