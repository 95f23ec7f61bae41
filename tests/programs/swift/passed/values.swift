// A value that is a number, text or a list of such: an indirect enum.

import EnzymeHub

private indirect enum V { case int(Int), dbl(Double), str(String), arr([V])
  var num: Double { switch self { case .int(let k): return k > 1 ? 2 : 1; case .dbl(let d): return d; case .str(let s): return Double(s.count); case .arr(let a): return a.reduce(0) { $0 + $1.num } } } }
private func f(_ a: [Double]) -> Double { V.arr([.dbl(a[0]), .int(2), .str("abc"), .arr([.dbl(a[1] * a[0])])]).num * a[1] }
func test_values() { let x = [0.3, -1.2]; checkDifferences(gradient(at: x, of: f), f, at: x) }
