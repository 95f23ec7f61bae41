// Text made of numbers, assertions and preconditions beside what is differentiated.

import EnzymeHub

private func run(_ x: Double) -> Double {
  let y = x * x
  if y > 1e9 { print("large: \(y)") }
  assert(y >= 0, "negative")
  precondition(y >= 0, "negative: \(y)")
  return y
}

func test_text_inside() {
  check(gradient(at: 3.0, of: run), 6)
}
