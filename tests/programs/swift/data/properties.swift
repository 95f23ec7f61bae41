// Observers, lazy properties, closures in properties, methods that call those of the class above.

import EnzymeHub

private class Base {
  var k: Double { didSet { changes += 1 } }
  var changes = 0
  lazy var square: Double = k * k
  let act: (Double) -> Double

  init(_ k: Double, _ act: @escaping (Double) -> Double) {
    self.k = k
    self.act = act
  }

  func go(_ x: Double) -> Double { act(x) * k }
}

private final class Derived: Base {
  var weights: [Double] = []

  override func go(_ x: Double) -> Double {
    for i in 0..<3 {
      weights.append(x * Double(i))
      weights[0] += super.go(x)
    }
    return weights.reduce(0, +) + square
  }
}

private func run(_ a: [Double]) -> Double {
  let k = a[0]
  let derived = Derived(k, { $0 * k + a[1] })
  let one: Base = a[1] > 0 ? derived : Base(1, { $0 })
  one.k *= a[1]
  return one.go(a[0]) + Double(one.changes)
}

func test_properties() {
  let x = [1.5, 0.5]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
