// Float, and arrays of vectors of Float.

import EnzymeHub

private func run(_ a: [Float]) -> Float {
  var sum: Float = 0
  for k in 1..<a.count { sum += a[k] * a[k - 1].squareRoot() }
  return sum
}

private func squares(_ a: [SIMD4<Float>]) -> Float { a.reduce(SIMD4(repeating: 0)) { $0 + $1 * $1 }.sum() }

func test_single_precision() {
  let slope = gradient(at: [4, 9, 16] as [Float], of: run)
  check(slope[0], 9 * 0.25)
  check(slope[1], 2 + 16 / 6.0)
  check(slope[2], 3)
  let v = gradient(at: [SIMD4<Float>(1, 2, 3, 4), SIMD4(5, 6, 7, 8)], of: squares)
  check(v[0].x, 2)
  check(v[1].z, 14)
}
