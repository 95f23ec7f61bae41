// expect: EH0306 program.Counted deinit
// The shadow of an object would run its deinit as well.

import EnzymeHub

nonisolated(unsafe) private var gone = 0

private final class Counted {
  let value: Double
  init(_ value: Double) { self.value = value }
  deinit { gone += 1 }
}

func test_deinit() {
  check(gradient(at: [1, 2]) { a in a.map { Counted($0) }.reduce(0) { $0 + $1.value * $1.value } }, [2, 4])
}
