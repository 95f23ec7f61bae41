// Control flow: a branch, a loop with a break, a loop that runs while something holds.

import EnzymeHub

private func steps(_ x: Double) -> Double {
  var y = x
  for k in 1...20 {
    if y > 50 { break }
    y = k % 2 == 0 ? y * x : y + x * x
  }
  return y
}

private func root(_ x: Double) -> Double {
  var y = x
  while abs(y * y - x) > 1e-13 * x { y = 0.5 * (y + x / y) }
  return y
}

func test_branches_and_loops() {
  // 1.5 -> 1.5+x² -> ·x -> +x² ... at x = 1.5: y = ((x+x²)x+x²)x+x² ... until it passes 50
  checkDifferences([gradient(at: 1.5, of: steps)], { steps($0[0]) }, at: [1.5])
  check(gradient(at: 7.0, of: root), 0.5 / 7.0.squareRoot(), 1e-7)
}
