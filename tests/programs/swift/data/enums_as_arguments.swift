// Functions that are given enums, whose words are numbers in one case and integers in another.

import EnzymeHub
import Glibc

private enum E { case num(Double), none, pair(Double, Double) }
private enum D { case d(Double), i(Int) }
@inline(never) private func val(_ e: E) -> Double {
  switch e { case .num(let d): return d * d; case .none: return 1; case .pair(let a, let b): return a * b }
}
@inline(never) private func val3(_ e: D) -> Double { switch e { case .d(let x): return x * x * x; case .i(let k): return k > 2 ? 3 : 4 } }
private func f(_ a: [Double]) -> Double {
  let es: [E] = [.num(a[0]), .none, .pair(a[0], a[2])]
  let ds: [D] = [.d(a[0]), .i(3), .d(a[2])]
  return es.reduce(0) { $0 + val($1) } + ds.map(val3).reduce(1, *)
}
func test_enums_as_arguments() {
  let x = [0.3, -1.2, 2]
  checkDifferences(gradient(at: x, of: f), f, at: x)
}
