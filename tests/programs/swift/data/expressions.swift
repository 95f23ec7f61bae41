// A tree of indirect enums.

import EnzymeHub
import Glibc

private indirect enum A { case const(Double), x, add(A, A), mul(A, A), sin(A) }
private func ev(_ e: A, _ x: Double) -> Double {
  switch e { case .const(let c): return c; case .x: return x; case .add(let a, let b): return ev(a, x) + ev(b, x)
  case .mul(let a, let b): return ev(a, x) * ev(b, x); case .sin(let a): return Glibc.sin(ev(a, x)) }
}
private func f(_ a: [Double]) -> Double { ev(.add(.mul(.const(a[0]), .x), .sin(.mul(.x, .const(a[1])))), a[2]) }
func test_expressions() {
  let x = [0.3, -1.2, 2]
  checkDifferences(gradient(at: x, of: f), f, at: x)
}
