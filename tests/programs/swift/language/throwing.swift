// `throws` that is not taken, and one that is caught outside.

import EnzymeHub

private struct Negative: Error {}

@inline(never)
private func root(_ x: Double) throws -> Double {
  if x < 0 { throw Negative() }
  return x.squareRoot()
}

@inline(never)
private func both(_ a: [Double]) throws -> Double { try root(a[0]) * root(a[1]) }

func test_throwing() {
  check(gradient(at: [4, 9]) { (try? both($0)) ?? 0 }, [0.75, 1.0 / 3])
  check(gradient(at: [4, 9]) { try! both($0) }, [0.75, 1.0 / 3])
}
