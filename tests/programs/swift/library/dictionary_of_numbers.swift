// A dictionary whose values are differentiated, with defaults.

import EnzymeHub

private func f(_ a: [Double]) -> Double {
  var d: [Int: Double] = [:]
  for (i, x) in a.enumerated() { d[i % 2, default: 1] *= x }
  return d[0]! + 3 * d[1]!
}
func test_dictionary_of_numbers() {
  let x = [0.3, -1.2, 2]
  checkDifferences(gradient(at: x, of: f), f, at: x)
}
