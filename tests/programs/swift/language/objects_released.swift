// Objects are released as often as without a derivative: none is left, none goes too early.

import EnzymeHub

private final class Leaf {
  let value: Double
  init(_ value: Double) { self.value = value }
}

private func run(_ a: [Double]) -> Double {
  var leaves = a.map { Leaf($0) }
  let first = leaves[0]
  leaves.append(Leaf(a[0] * a[1]))
  leaves.swapAt(0, 1)
  leaves.removeLast()
  return leaves.reduce(first.value) { $0 * $1.value }
}

func test_objects_released() {
  // x·(y·x): leaves are y, x
  for _ in 0..<100 { check(gradient(at: [2, 3], of: run), [12, 4]) }
}
