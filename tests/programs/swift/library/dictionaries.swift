// Dictionaries of numbers, arrays, structs and objects, which grow, are mapped, grouped and filtered.

import EnzymeHub
import Glibc

private struct Param { var value: Double; var tags: [Double] }
private final class Cell { var v: Double; init(_ v: Double) { self.v = v } }
private func f(_ a: [Double]) -> Double {
  var d: [String: Double] = [:]
  for k in 0..<40 { d["a parameter with a long name, number \(k)"] = a[k % 3] * Double(k) }
  d.removeValue(forKey: "a parameter with a long name, number 7")
  let e = d.mapValues { $0 * $0 }
  return e.values.reduce(0, +) + d["a parameter with a long name, number 5"]! * (d["none"] ?? 1)
}
private func g(_ a: [Double]) -> Double {
  var d: [Int: [Double]] = [:]
  for (k, x) in a.enumerated() { d[k % 2, default: []].append(x * x) }
  d[1]![0] *= a[2]
  return d.keys.sorted().reduce(0) { $0 + d[$1]!.reduce(1, *) }
}
private func h(_ a: [Double]) -> Double {
  let p = ["w": Param(value: a[0], tags: [a[1], 2]), "b": Param(value: a[1], tags: [a[2]])]
  let c = ["x": Cell(a[0] * a[1]), "y": Cell(a[2])]
  c["x"]!.v *= 3
  var s = 0.0
  for (k, q) in p { s += q.value * q.tags[0] * (k == "w" ? 2 : 1) }
  return s * c["x"]!.v + c["y"]!.v
}
private func q(_ a: [Double]) -> Double {
  let groups = Dictionary(grouping: a) { $0 > 0 }
  let m = ["p": a[0], "q": a[1], "r": a[2]]
  var n = m; n["p", default: 0] += a[1]
  return groups[true]!.reduce(0, +) * groups[false]!.reduce(1, *) + n["p"]! * n["r"]! * Double(m.filter { $0.value > 0 }.count)
}
private extension Int { var asDouble: Double { Double(self) } }
func test_dictionaries() {
  let x = [0.3, -1.2, 2]
  for _ in 0..<3 {
  checkDifferences(gradient(at: x, of: f), f, at: x)
  checkDifferences(gradient(at: x, of: g), g, at: x)
  checkDifferences(gradient(at: x, of: h), h, at: x)
  checkDifferences(gradient(at: x, of: q), q, at: x)
  }
}
