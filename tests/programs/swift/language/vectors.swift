// SIMD vectors, as inputs and inside.

import EnzymeHub

private func norm(_ v: SIMD4<Double>) -> Double { (v * v).sum().squareRoot() }

func test_vectors() {
  let v = SIMD4<Double>(1, 2, 2, 4)
  let found = gradient(at: v, of: norm)
  for k in 0..<4 { check(found[k], v[k] / 5) }
  let w = gradient(at: SIMD2<Float>(3, 4)) { u in (u * SIMD2(2, 5)).sum() * u.x }
  check(w.x, 2 * 2 * 3 + 5 * 4)
  check(w.y, 5 * 3)
  let c = gradient(at: SIMD3<Double>(1, 2, 3)) { u in u.x * u.y * u.z }
  check([c.x, c.y, c.z], [6, 3, 2])
}
