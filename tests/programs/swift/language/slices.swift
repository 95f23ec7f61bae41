// Slices, strides, prefixes and reversed arrays.

import EnzymeHub

private func run(_ a: [Double]) -> Double {
  let tail = a[1...]
  var t = 0.0
  for (place, x) in tail.enumerated() { t += x * Double(place + 1) }
  t += a.prefix(2).reduce(0, +) * a.suffix(2).reduce(1, *)
  for k in stride(from: 0, to: a.count, by: 2) { t += a[k] * a[k] }
  for x in a.reversed() { t = t * 0.9 + x }
  return t + a.dropFirst().map { $0 * $0 }.max()!
}

func test_slices() {
  let x = [1.0, 2, 3, 0.5]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
