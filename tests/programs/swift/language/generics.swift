// Generic functions and types, specialised by the compiler.

import EnzymeHub

private struct Pair<T> {
  var first: T
  var second: T
}

private protocol Metric {
  associatedtype Value
  func distance(_ p: Pair<Value>) -> Value
}

private struct Squared<T: BinaryFloatingPoint>: Metric {
  func distance(_ p: Pair<T>) -> T { (p.first - p.second) * (p.first - p.second) }
}

private func sum<M: Metric>(_ metric: M, _ pairs: [Pair<M.Value>]) -> M.Value where M.Value: BinaryFloatingPoint {
  pairs.reduce(0) { $0 + metric.distance($1) }
}

func test_generics() {
  let found = gradient(at: [1.0, 4, 2]) { a in
    sum(Squared<Double>(), [Pair(first: a[0], second: a[1]), Pair(first: a[1], second: a[2])])
  }
  check(found, [-6, 10, -4])
}
