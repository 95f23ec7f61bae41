// Two hundred steps in place, in an array that an object has.

import EnzymeHub

private final class State {
  var heat: [Double]
  init(_ heat: [Double]) { self.heat = heat }

  func step(_ k: Double) {
    for i in 1..<(heat.count - 1) { heat[i] += k * (heat[i - 1] - 2 * heat[i] + heat[i + 1]) }
  }
}

private func run(_ x: [Double]) -> Double {
  let state = State(x)
  for _ in 0..<200 { state.step(0.1) }
  return state.heat.reduce(0) { $0 + $1 * $1 }
}

func test_diffusion() {
  let x = (0..<20).map { Double($0 % 7) }
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
