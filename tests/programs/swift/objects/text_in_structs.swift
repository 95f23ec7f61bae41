// Structs and objects with text on the heap: it is released once, whatever becomes of the shadows.

import EnzymeHub
import Glibc

private struct Item { var name: String; var x: Double }
private final class Obj { var name: String; var x: Double; init(_ n: String, _ x: Double) { name = n; self.x = x } }
private func f(_ a: [Double]) -> Double {
  var items: [Item] = []
  for (k, x) in a.enumerated() { items.append(Item(name: "a rather long name on the heap, number \(k)", x: x * x)) }
  items.append(Item(name: items[0].name + " again", x: a[0]))
  let os = items.map { Obj($0.name, $0.x * 2) }
  return items.reduce(0) { $0 + $1.x * Double($1.name.utf8.count) } + os[0].x * os[1].x * Double(os[1].name.utf8.count)
}
func test_text_in_structs() {
  let x = [0.3, -1.2, 2]
  for _ in 0..<50 { checkDifferences(gradient(at: x, of: f), f, at: x) }
}
