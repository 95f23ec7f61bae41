// Numbers that are the keys of a dictionary.

import EnzymeHub

private func f(_ a: [Double]) -> Double {
  var d: [Double: Int] = [:]
  for (k, x) in a.enumerated() { d[x * x] = k }
  return d.reduce(0) { $0 + $1.key * Double($1.value + 1) } + (d.keys.max() ?? 0)
}
func test_numbers_as_keys() { let x = [0.3, -1.2, 2]; checkDifferences(gradient(at: x, of: f), f, at: x) }
