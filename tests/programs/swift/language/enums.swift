// Enums with payloads of two types, and a switch.

import EnzymeHub

private enum Step {
  case scale(Double)
  case shift(Double, Double)
  case repeated(Int)
  case nothing
}

@inline(never)
private func apply(_ steps: [Step], _ x: Double) -> Double {
  var y = x
  for step in steps {
    switch step {
    case .scale(let k): y *= k
    case .shift(let a, let b): y += a * b
    case .repeated(let n): for _ in 0..<n { y *= y }
    case .nothing: break
    }
  }
  return y
}

private func run(_ a: [Double]) -> Double {
  apply([.scale(a[0]), .shift(a[1], a[0]), .nothing, .repeated(1), .scale(a[1])], a[2])
}

func test_enums() {
  let x = [1.5, 2.0, 0.5]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
