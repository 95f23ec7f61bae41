// expect: EH0306 program.Owner deinit
// A deinit runs when the derivative is done, so what it does to other objects would be lost.

import EnzymeHub

private final class Total {
  var sum = 0.0
}

private final class Owner {
  let value: Double
  let total: Total
  init(_ value: Double, _ total: Total) {
    self.value = value
    self.total = total
  }
  deinit { total.sum += value * value }
}

@inline(never)
private func fill(_ a: [Double], _ total: Total) -> [Owner] { a.map { Owner($0, total) } }

func test_deinit_with_effects() {
  check(
    gradient(at: [1, 2]) { a in
      let total = Total()
      var owners = fill(a, total)
      let first = owners[0].value
      owners = []
      return total.sum * first
    }, [3, 4])
}
