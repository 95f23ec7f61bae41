// Arrays are sorted by value, in place, and as structs by a member.

import EnzymeHub
import Glibc

private func f(_ a: [Double]) -> Double {
  let s = a.sorted()
  return s.enumerated().reduce(0) { $0 + Double($1.offset + 1) * $1.element * $1.element }
}
private func g(_ a: [Double]) -> Double {
  var s = a.map { sin($0) }
  s.sort(by: >)
  return s[0] * 3 + s[1] * s[2]
}
private struct P { var x: Double; var w: Int }
private func h(_ a: [Double]) -> Double {
  let ps = a.enumerated().map { P(x: $0.element, w: $0.offset) }.sorted { $0.x < $1.x }
  return ps.reduce(0) { $0 + $1.x * Double($1.w) * ps[0].x }
}
func test_sorting() {
  let x = [0.3, -1.2, 0.9, 0.1, 2.5]
  checkDifferences(gradient(at: x, of: f), f, at: x)
  checkDifferences(gradient(at: x, of: g), g, at: x)
  checkDifferences(gradient(at: x, of: h), h, at: x)
}
