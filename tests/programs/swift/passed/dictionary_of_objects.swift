// A dictionary of objects with a deinit, in both modes.

import EnzymeHub

private final class Cell { var v: Double; var kids: [Cell] = []; init(_ v: Double) { self.v = v }; deinit { gone += 1 } }
nonisolated(unsafe) private var gone = 0
private func f(_ a: [Double]) -> Double {
  var d: [String: Cell] = [:]
  for (k, x) in a.enumerated() { let c = Cell(x); c.kids = [Cell(x * x), Cell(a[0] * x)]; d["the key of number \(k)"] = c }
  let fs: [(Double) -> Double] = a.map { x in { $0 * x } }
  let s = d.values.map { $0.v * $0.kids[1].v + $0.kids[0].v }.sorted()
  return s.enumerated().reduce(0) { $0 + $1.element * Double($1.offset + 1) } * fs.reduce(1) { $1($0) }
}
func test_dictionary_of_objects() {
  let x = [0.3, -1.2, 2]
  let g = gradient(at: x, of: f)
  if gone != 9 { print("gone \(gone)"); failures += 1 }
  gone = 0
  checkDifferences(g, f, at: x)
  for k in 0..<3 { var v = [0.0, 0, 0]; v[k] = 1; gone = 0; check(derivative(at: x, along: v, of: f), g[k], 1e-9); if gone != 9 { print("gone \(gone)"); failures += 1 } }
}
