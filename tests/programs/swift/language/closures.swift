// Closures with contexts: captured numbers and arrays, functions that return and take functions.

import EnzymeHub

private func scaled(by k: Double) -> (Double) -> Double { { x in k * x * x } }

@inline(never)
private func twice(_ f: (Double) -> Double, _ x: Double) -> Double { f(f(x)) }

private func weighted(_ a: [Double]) -> Double {
  let weights = a.map { $0 + 1 }
  let term: (Int) -> Double = { weights[$0] * a[$0] }
  return (0..<a.count).reduce(0) { $0 + term($1) }
}

func test_closures() {
  let k = 3.0
  check(gradient(at: 2.0) { x in k * x * x }, 12)
  check(gradient(at: 2.0) { x in scaled(by: x)(3) }, 9)
  check(gradient(at: 2.0) { x in twice(scaled(by: x), 1) }, 3 * 4)  // x·(x)² = x³
  check(gradient(at: [1, 2], of: weighted), [3, 5])
}
