// A variable that closures change.

import EnzymeHub

@inline(never)
private func each(_ a: [Double], _ body: (Double) -> Void) { for x in a { body(x) } }

private func sum(_ a: [Double]) -> Double {
  var total = 0.0
  var last = 1.0
  each(a) { x in
    total += x * last
    last = x
  }
  return total
}

func test_captured_inout() {
  check(gradient(at: [2, 3, 5], of: sum), [4, 7, 3])
}
