// expect: EH0208 async
// What a task does has no place in the order of things.

import EnzymeHub

private func square(_ x: Double) async -> Double { x * x }

func test_concurrent() {
  check(
    gradient(at: 2.0) { x in
      nonisolated(unsafe) var y = 0.0
      Task { y = await square(x) }
      return y + x
    }, 1)
}
