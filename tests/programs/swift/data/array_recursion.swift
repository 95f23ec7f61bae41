// A function that calls itself with halves of its array.

import EnzymeHub

private func fold(_ a: [Double]) -> Double {
  if a.count == 1 { return a[0] * a[0] }
  let middle = a.count / 2
  let left = Array(a[..<middle])
  let right = Array(a[middle...])
  return fold(left) * 0.5 + fold(right) * a[0]
}

func test_array_recursion() {
  let x = [1.0, 2, 3, 4, 5]
  checkDifferences(gradient(at: x, of: fold), fold, at: x)
}
