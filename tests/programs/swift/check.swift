// What the programs share: comparisons that print what differs. `main.swift` is written by the test that runs them.

import EnzymeHub

nonisolated(unsafe) var failures = 0

func check(_ found: Double, _ expected: Double, _ tolerance: Double = 1e-9, line: Int = #line) {
  if !(abs(found - expected) <= tolerance * (1 + abs(expected))) {
    print("line \(line): \(found), expected \(expected)")
    failures += 1
  }
}

func check(_ found: Float, _ expected: Float, line: Int = #line) {
  check(Double(found), Double(expected), 1e-5, line: line)
}

func check(_ found: [Double], _ expected: [Double], _ tolerance: Double = 1e-9, line: Int = #line) {
  guard found.count == expected.count else {
    print("line \(line): \(found.count) numbers, expected \(expected.count)")
    failures += 1
    return
  }
  for (one, other) in zip(found, expected) { check(one, other, tolerance, line: line) }
}

/// Compare a gradient with central differences.
func checkDifferences(_ found: [Double], _ f: ([Double]) -> Double, at x: [Double], line: Int = #line) {
  let h = 1e-6
  let expected = x.indices.map { k in
    var up = x, down = x
    up[k] += h
    down[k] -= h
    return (f(up) - f(down)) / (2 * h)
  }
  check(found, expected, 1e-6, line: line)
}
