// Matrices over one array, with a subscript that reads and writes.

import EnzymeHub

private struct Matrix {
  let rows: Int
  let columns: Int
  var numbers: [Double]

  init(_ rows: Int, _ columns: Int) {
    self.rows = rows
    self.columns = columns
    numbers = Array(repeating: 0, count: rows * columns)
  }

  subscript(i: Int, j: Int) -> Double {
    get { numbers[i * columns + j] }
    set { numbers[i * columns + j] = newValue }
  }

  static func * (a: Matrix, b: Matrix) -> Matrix {
    var c = Matrix(a.rows, b.columns)
    for i in 0..<a.rows {
      for j in 0..<b.columns {
        for k in 0..<a.columns { c[i, j] += a[i, k] * b[k, j] }
      }
    }
    return c
  }
}

private func run(_ x: [Double]) -> Double {
  var m = Matrix(2, 2)
  for i in 0..<2 { for j in 0..<2 { m[i, j] = x[2 * i + j] } }
  let p = m * m * m
  return (0..<2).reduce(0) { $0 + p[$1, $1] * p[$1, 0] }
}

func test_matrices() {
  let x = [1.0, 0.5, -0.3, 2]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
