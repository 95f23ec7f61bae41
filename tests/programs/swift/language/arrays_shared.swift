// Copy on write: two names for one array, of which one is changed.

import EnzymeHub

private func shared(_ a: [Double]) -> Double {
  var b = a
  let c = b
  b[0] = b[0] * b[1]
  var d = b
  d[1] = 5 * d[0]
  return a[0] + 2 * b[0] + 3 * c[0] * c[1] + 7 * d[1]
}

func test_arrays_shared() {
  // x + 2xy + 3xy + 35xy
  check(gradient(at: [2, 3], of: shared), [121, 80])
}
