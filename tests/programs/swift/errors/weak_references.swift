// expect: EH0208 swift_weak
// Weak references: whether the object is still there is known at run time alone.

import EnzymeHub

private final class Node {
  var value: Double
  weak var parent: Node?
  init(_ value: Double) { self.value = value }
}

func test_weak_references() {
  check(
    gradient(at: 2.0) { x in
      let above = Node(x)
      let below = Node(2 * x)
      below.parent = above
      return below.value * (below.parent?.value ?? 0)
    }, 8)
}
