// map, filter, zip, reduce, enumerated.

import EnzymeHub

private func chain(_ a: [Double]) -> Double {
  let b = a.map { $0 * $0 }.filter { $0 > 1 }
  let c = zip(b, a).map { $0 * $1 }
  return c.enumerated().reduce(0) { $0 + Double($1.offset + 1) * $1.element }
}

func test_higher_order() {
  let x = [2.0, 0.5, 3.0]
  checkDifferences(gradient(at: x, of: chain), chain, at: x)
}
