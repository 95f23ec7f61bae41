// Dictionaries of weights and of counts, beside what is differentiated.

import EnzymeHub
import Glibc

private let weights: [String: Double] = ["a": 2, "b": 3]
private func f(_ a: [Double]) -> Double {
  (weights["a"] ?? 0) * a[0] + (weights["b"] ?? 1) * a[1] * a[1]
}
private func g(_ a: [Double]) -> Double {
  var counts: [Int: Int] = [:]
  for x in a { counts[x > 0 ? 1 : 0, default: 0] += 1 }
  return a.reduce(0) { $0 + $1 * $1 } * Double(counts[1] ?? 0)
}
func test_dictionaries_beside() {
  let x = [0.3, -1.2, 0.9]
  checkDifferences(gradient(at: x, of: f), f, at: x)
  checkDifferences(gradient(at: x, of: g), g, at: x)
}
