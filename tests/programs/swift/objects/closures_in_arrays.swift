// Arrays of closures that captured what is differentiated.

import EnzymeHub
import Glibc

private func f(_ a: [Double]) -> Double {
  let fs: [(Double) -> Double] = [{ $0 * a[0] }, { sin($0) + a[1] }, { $0 * $0 }]
  return fs.reduce(a[2]) { $1($0) }
}
private func g(_ a: [Double]) -> Double {
  var fs: [(Double) -> Double] = []
  for x in a { fs.append { $0 * x + 1 } }
  var r = 1.0
  for h in fs { r = h(r) }
  return r
}
func test_closures_in_arrays() {
  let x = [0.3, -1.2, 2]
  checkDifferences(gradient(at: x, of: f), f, at: x)
  checkDifferences(gradient(at: x, of: g), g, at: x)
}
