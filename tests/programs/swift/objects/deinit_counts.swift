// A deinit that counts.

import EnzymeHub

nonisolated(unsafe) private var gone = 0
nonisolated(unsafe) private var made = 0
private final class Counted {
  let value: Double
  init(_ value: Double) { self.value = value; made += 1 }
  deinit { gone += 1 }
}
private func f(_ a: [Double]) -> Double { a.map { Counted($0) }.reduce(0) { $0 + $1.value * $1.value } }
func test_deinit_counts() {
  let x = [1.0, 2]
  check(gradient(at: x, of: f), [2, 4])
  if gone != 2 || made != 2 { print("deinit ran \(gone) times for \(made)"); failures += 1 }
}
