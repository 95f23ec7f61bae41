// map, filter, reduce, zip, stride, enumerated, lazy, flatMap and compactMap.

import EnzymeHub
import Glibc

private func f(_ a: [Double]) -> Double {
  var s = 0.0
  for t in stride(from: 0.0, to: 1.0, by: 0.25) { s += a[0] * exp(-t * a[1]) }
  for t in stride(from: 1.0, through: 0.0, by: -0.5) { s += a[2] * t * t }
  for k in stride(from: 0, to: a.count, by: 2) { s += a[k] * a[k] }
  return s
}
private func g(_ a: [Double]) -> Double {
  let p = a.filter { $0 > 0 }.map { $0 * $0 }.filter { $0 < 3 }
  let z = zip(a, a.reversed()).map { $0 * $1 }
  return p.reduce(0, +) + z.max()! * z.min()! + a.dropFirst().prefix(2).reduce(1, *)
}
private func h(_ a: [Double]) -> Double {
  let l = a.lazy.map { sin($0) }.filter { $0 > -0.95 }
  return l.reduce(0) { $0 + $1 * $1 } + a.lazy.enumerated().map { Double($0) * $1 }.reduce(0, +)
}
private func q(_ a: [Double]) -> Double {
  let c: Double = a.compactMap { x -> Double? in x > 0 ? sqrt(x) : nil }.reduce(into: 0) { $0 += $1 * a[1] }
  let d: Double = a.flatMap { [$0, 2 * $0 * $0] }.reduce(0, +)
  return c + d + Array(repeating: a[0], count: 3).reduce(1, *)
}
func test_sequences() {
  let x = [0.3, -1.2, 1.5, 2.2]
  checkDifferences(gradient(at: x, of: f), f, at: x)
  checkDifferences(gradient(at: x, of: g), g, at: x)
  checkDifferences(gradient(at: x, of: h), h, at: x)
  checkDifferences(gradient(at: x, of: q), q, at: x)
}
