// `throws` that is not taken, one that is caught outside, and errors of a known type, which are values like any.

import EnzymeHub

private struct Negative: Error {}

@inline(never)
private func root(_ x: Double) throws -> Double {
  if x < 0 { throw Negative() }
  return x.squareRoot()
}

@inline(never)
private func both(_ a: [Double]) throws -> Double { try root(a[0]) * root(a[1]) }

private struct Large: Error { var by: Double }

@inline(never)
private func square(_ x: Double) throws(Large) -> Double {
  if x > 100 { throw Large(by: x) }
  return x * x
}

private func bounded(_ x: Double) -> Double {
  do { return try square(x) } catch { return 3 * error.by }
}

func test_throwing() {
  check(gradient(at: 2.0, of: bounded), 4)
  check(gradient(at: 200.0, of: bounded), 3)
  check(gradient(at: [4, 9]) { (try? both($0)) ?? 0 }, [0.75, 1.0 / 3])
  check(gradient(at: [4, 9]) { try! both($0) }, [0.75, 1.0 / 3])
}
