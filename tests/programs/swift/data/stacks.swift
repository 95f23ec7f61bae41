// A generic stack, with optionals at its end.

import EnzymeHub

private struct Stack<T> {
  private var items: [T] = []
  mutating func push(_ x: T) { items.append(x) }
  mutating func pop() -> T? { items.popLast() }
  var top: T? { items.last }
}

private func run(_ x: [Double]) -> Double {
  var stack = Stack<Double>()
  for v in x {
    stack.push(v)
    if let top = stack.top, top > 1 { stack.push(top * v) }
  }
  var result = 1.0
  while let v = stack.pop() { result = result * 0.5 + v * v }
  return result
}

func test_stacks() {
  let x = [1.5, 0.5, 2]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
