// `inout` parameters: an array that a callee changes, two numbers that change places.

import EnzymeHub

@inline(never)
private func scale(_ a: inout [Double], _ k: Double) { for i in a.indices { a[i] *= k } }

@inline(never)
private func exchange(_ a: inout Double, _ b: inout Double) {
  let before = a
  a = b * b
  b = before
}

private func run(_ x: [Double]) -> Double {
  var a = x
  scale(&a, x[1])
  scale(&a, a[0])
  var p = a[0]
  var q = a[1]
  exchange(&p, &q)
  exchange(&a[0], &p)
  return a[0] + p * q + a[1]
}

func test_inout_parameters() {
  let x = [1.2, 0.7]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
