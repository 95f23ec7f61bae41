// An array that is copied, changed in place, appended to, and read by index.

import EnzymeHub

private func products(_ a: [Double]) -> Double {
  var b = a
  for i in 1..<b.count { b[i] *= b[i - 1] }
  return b.reduce(0, +)
}

private func squares(_ a: [Double]) -> Double {
  var found: [Double] = []
  for x in a where x > 0 { found.append(x * x) }
  found.append(found[0])
  return found.reduce(0, +)
}

func test_arrays_in_place() {
  check(gradient(at: [1.5, 2, 3], of: products), [9, 6, 3])
  check(gradient(at: [2, -1, 3], of: squares), [8, 0, 6])
}
