// Objects whose class has a deinit: it runs once for each, and not for shadows.

import EnzymeHub

nonisolated(unsafe) private var gone = 0
private class Base { var data: [Double]; init(_ d: [Double]) { data = d } ; func f() -> Double { data.reduce(0) { $0 + $1 * $1 } } }
private final class Counted: Base {
  let name: String
  var inner: Base?
  init(_ d: [Double], _ n: String) { name = "a long name that is on the heap \(n)"; super.init(d); inner = Base(d.map { $0 * 2 }) }
  override func f() -> Double { super.f() * 2 + inner!.f() }
  deinit { gone += 1; if name.isEmpty { print("gone \(name)") } }
}
private final class Box<T> { var v: T; var w: [Double]; init(_ v: T, _ w: [Double]) { self.v = v; self.w = w }; deinit { gone += 1 } }
@inline(never) private func pick(_ os: [Base], _ k: Int) -> Base { os[k] }
private func f(_ a: [Double]) -> Double {
  var os: [Base] = []
  for k in 0..<3 { os.append(k == 1 ? Base(a) : Counted(a.map { $0 + Double(k) }, "\(k)")) }
  return (0..<3).reduce(0) { $0 + pick(os, $1).f() * a[0] }
}
@inline(never) private func boxed<T>(_ b: Box<T>, _ k: Int) -> Double { b.w[k] }
private func g(_ a: [Double]) -> Double {
  let b = Box(a, a.map { $0 * 3 })
  let c = Box("string of some length, on the heap".uppercased(), a.map { $0 * $0 })
  return b.v[0] * b.w[1] + boxed(c, 2) * boxed(b, 0)
}
func test_deinits() {
  let x = [0.3, -1.2, 2]
  let r = gradient(at: x, of: f)
  if gone != 2 { print("gone \(gone)"); failures += 1 }
  checkDifferences(r, f, at: x)
  gone = 0
  let q = gradient(at: x, of: g)
  if gone != 2 { print("gone \(gone)"); failures += 1 }
  checkDifferences(q, g, at: x)
  gone = 0
  _ = derivative(at: x, along: [1, 0, 0], of: f)
  if gone != 2 { print("gone \(gone)"); failures += 1 }
}
