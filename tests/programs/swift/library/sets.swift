// A set of numbers.

import EnzymeHub

private func f(_ a: [Double]) -> Double {
  let s = Set(a)
  return s.reduce(0) { $0 + $1 * $1 }
}
func test_sets() {
  let x = [0.3, -1.2, 2]
  checkDifferences(gradient(at: x, of: f), f, at: x)
}
