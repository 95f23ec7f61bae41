// Structs of numbers, with an integer among them, by value and as the input.

import EnzymeHub

private struct Spring: Differentiable {
  var stiffness: Double
  var power: Int
  var rest: Float

  func energy(_ x: Double) -> Double {
    let d = x - Double(rest)
    var e = stiffness
    for _ in 0..<power { e *= d }
    return e
  }
}

func test_structs() {
  let at = Spring(stiffness: 2, power: 3, rest: 0.5)
  let slope = gradient(at: at) { $0.energy(2.5) }
  check(slope.stiffness, 8)
  check(slope.rest, -24)
  check(gradient(at: 2.5) { at.energy($0) }, 24)
}
