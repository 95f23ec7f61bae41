// expect: EH0305 any some
// Values behind `any`: their type is known at run time alone.

import EnzymeHub

private protocol Shape {
  func area() -> Double
}

private struct Square: Shape {
  var side: Double
  func area() -> Double { side * side }
}

private struct Disc: Shape {
  var radius: Double
  func area() -> Double { 3 * radius * radius }
}

@inline(never)
private func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }

func test_existential() {
  check(gradient(at: [1, 2]) { total([Square(side: $0[0]), Disc(radius: $0[1])]) }, [2, 12])
}
