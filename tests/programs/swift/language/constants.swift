// Global constants, one of them made when it is first used, and a counter.

import EnzymeHub

private let table: [Double] = [1, 2, 3]
private let computed: [Double] = (0..<3).map { Double($0) * 2 }
nonisolated(unsafe) private var calls = 0

private func run(_ a: [Double]) -> Double {
  calls += 1
  return zip(a, table).reduce(0) { $0 + $1.0 * $1.1 } * computed[1]
}

func test_constants() {
  check(gradient(at: [1, 1, 1], of: run), [2, 4, 6])
  check(Double(calls), 1)
}
