// expect: EH0208 throws(E) d[key]
// Whether an error is of the type that is caught is found by native code.

import EnzymeHub

private struct Bad: Error { var by: Int }

@inline(never)
private func g(_ x: Double) throws -> Double {
  if x > 1e6 { throw Bad(by: 1) }
  return x * x
}

private func f(_ x: Double) -> Double {
  do { return try g(x) } catch let e as Bad { return Double(e.by) * x } catch { return 0 }
}

func test_caught_by_type() {
  check(gradient(at: 2.0, of: f), 4)
}
