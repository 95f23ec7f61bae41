// Objects that own each other.

import EnzymeHub

private final class Node {
  let value: Double
  let next: Node?
  init(_ value: Double, _ next: Node?) {
    self.value = value
    self.next = next
  }
}

private func run(_ a: [Double]) -> Double {
  var head: Node? = nil
  for x in a { head = Node(x, head) }
  var product = 1.0
  var node = head
  while let one = node {
    product *= one.value
    node = one.next
  }
  return product
}

func test_linked_lists() {
  check(gradient(at: [2, 3, 5], of: run), [15, 10, 6])
}
