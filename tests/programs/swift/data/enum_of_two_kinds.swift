// A word that is a number in one case and an object in another: its bits tell, also where arrays of them are copied.

import EnzymeHub

private final class Node {
  var value: Double
  init(_ value: Double) { self.value = value }
}

private enum Entry {
  case number(Double)
  case node(Node)
}

func test_enum_of_two_kinds() {
  check(
    gradient(at: [1, 2]) { a in
      var entries: [Entry] = []
      for (k, x) in a.enumerated() { entries.append(k % 2 == 0 ? .number(x) : .node(Node(x))) }
      var sum = 0.0
      for entry in entries {
        switch entry {
        case .number(let x): sum += x * x
        case .node(let node): sum += node.value * 3
        }
      }
      return sum
    }, [2, 3])
}
