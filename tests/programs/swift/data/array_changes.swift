// Whatever changes an array: insertions, removals, exchanges, slices that are assigned.

import EnzymeHub

private func run(_ x: [Double]) -> Double {
  var a = x
  a.insert(a[0] * a[1], at: 1)
  a.append(contentsOf: [a[2], 3])
  a.remove(at: 0)
  a.reverse()
  a.swapAt(0, 1)
  a += x
  a.removeFirst()
  a.removeAll { $0 == 3 }
  var b = Array(repeating: x[0], count: 3)
  b[1...] = [x[1], x[1] * 2]
  return zip(a, a.dropFirst()).map { $0 * $1 }.reduce(0, +) + b.reduce(1, *)
}

func test_array_changes() {
  let x = [1.5, 0.5, 2]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
