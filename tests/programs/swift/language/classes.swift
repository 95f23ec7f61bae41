// Objects made inside, with numbers and arrays in them, and methods.

import EnzymeHub

private final class Accumulator {
  var total = 0.0
  var seen: [Double] = []

  func add(_ x: Double) {
    total += x * x
    seen.append(x)
  }
}

private func run(_ a: [Double]) -> Double {
  let sum = Accumulator()
  for x in a { sum.add(x) }
  return sum.total * sum.seen[sum.seen.count - 1]
}

func test_classes() {
  let x = [1.0, 2, 3]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
