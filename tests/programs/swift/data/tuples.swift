// Several results, of several types, in one tuple.

import EnzymeHub

@inline(never)
private func parts(_ x: Double, _ n: Int) -> (Double, Int, [Double], Float) { (x * x, n * 2, [x, Double(n)], Float(x)) }

private func run(_ x: Double) -> Double {
  let (a, n, list, f) = parts(x, 3)
  var pair = (a, b: list[0])
  pair.b *= Double(f)
  return a * Double(n) + pair.b + list[1] * x
}

func test_tuples() {
  // 6x² + x² + 3x
  check(gradient(at: 1.5, of: run), 14 * 1.5 + 3, 1e-6)
}
