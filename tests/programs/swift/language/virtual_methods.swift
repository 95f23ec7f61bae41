// Methods through the table of a class, chosen at run time.

import EnzymeHub

private class Shape {
  let size: Double
  init(_ size: Double) { self.size = size }
  func area() -> Double { 0 }
}

private final class Square: Shape {
  override func area() -> Double { size * size }
}

private final class Disc: Shape {
  override func area() -> Double { 3 * size * size }
}

@inline(never)
private func total(_ shapes: [Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }

private func areas(_ a: [Double]) -> Double {
  total(a.enumerated().map { $0.offset % 2 == 0 ? Square($0.element) : Disc($0.element) })
}

func test_virtual_methods() {
  check(gradient(at: [1, 2, 3], of: areas), [2, 12, 6])
}
