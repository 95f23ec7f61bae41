// Objects that step arrays of structs with text, opaque types, generic lists, a dictionary that remembers.

import EnzymeHub
import Glibc

// copy on write in structs with several owners, nested dictionaries of objects; weak caches outside
private struct Particle { var pos: Double; var vel: Double; var mass: Double; var tag: String }
private final class World {
  var ps: [Particle]; var log: [String] = []; var energy: [Double] = []
  init(_ ps: [Particle]) { self.ps = ps }
  func step(_ dt: Double) {
    var acc = [Double](repeating: 0, count: ps.count)
    for i in ps.indices { for j in ps.indices where i != j {
      let d = ps[j].pos - ps[i].pos; let r2 = d * d + 0.1
      acc[i] += d * (ps[j].mass / (r2 * r2.squareRoot())) } }
    for i in ps.indices { ps[i].vel += acc[i] * dt; ps[i].pos += ps[i].vel * dt }
    energy.append(ps.reduce(0) { $0 + 0.5 * $1.mass * $1.vel * $1.vel })
    log.append("step \(energy.count): \(energy.last!)")
  }
}
private func f(_ a: [Double]) -> Double {
  let w = World((0..<3).map { Particle(pos: a[$0], vel: a[3], mass: 1 + a[$0] * a[$0], tag: "particle number \($0) of the world") })
  let before = w.ps
  for _ in 0..<5 { w.step(0.05) }
  return zip(before, w.ps).reduce(0) { $0 + $1.0.pos * $1.1.pos } + w.energy[2] * w.energy.last! + Double(w.log.count)
}
private protocol Op<In> { associatedtype In; func run(_ x: In) -> Double }
private struct Sq: Op { func run(_ x: Double) -> Double { x * x } }
private struct SumOf<A: Op, B: Op>: Op where A.In == B.In { let a: A, b: B; func run(_ x: A.In) -> Double { a.run(x) + b.run(x) } }
private struct Wrap<T>: Op { let g: (T) -> Double; func run(_ x: T) -> Double { g(x) } }
private func opaque(_ a: Double) -> some Op<Double> { SumOf(a: Sq(), b: Wrap { (x: Double) in sin(x * a) }) }
private func g(_ a: [Double]) -> Double { opaque(a[0]).run(a[1]) * opaque(a[2]).run(a[3]) }
private indirect enum L<T> { case nil_, cons(T, L<T>)
  func fold<R>(_ z: R, _ f: (R, T) -> R) -> R { switch self { case .nil_: return z; case .cons(let h, let t): return t.fold(f(z, h), f) } } }
private func h(_ a: [Double]) -> Double {
  var l = L<Double>.nil_
  for x in a { l = .cons(x * x, l) }
  let m: L<(Double, Int)> = .cons((a[0], 1), .cons((a[1], 2), .nil_))
  return l.fold(1) { $0 * (1 + $1) } + m.fold(0) { $0 + $1.0 * Double($1.1) }
}
private func q(_ a: [Double]) -> Double {
  var memo: [Int: Double] = [:]
  func fib(_ n: Int) -> Double { if n < 2 { return a[n] }; if let v = memo[n] { return v }; let v = fib(n - 1) * 0.5 + fib(n - 2) * a[2]; memo[n] = v; return v }
  return fib(12)
}
func test_worlds() {
  let x = [0.3, -1.2, 2, 0.7]
  checkDifferences(gradient(at: x, of: f), f, at: x)
  checkDifferences(gradient(at: x, of: g), g, at: x)
  checkDifferences(gradient(at: x, of: h), h, at: x)
  checkDifferences(gradient(at: x, of: q), q, at: x)
}
