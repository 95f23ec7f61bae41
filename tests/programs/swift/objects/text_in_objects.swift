// Objects with text that changes.

import EnzymeHub

private final class Obj { var name: String; var x: Double; init(_ n: String, _ x: Double) { name = n; self.x = x } }
nonisolated(unsafe) private var kept = ""
@inline(never) private func make(_ k: Int, _ x: Double) -> Obj { Obj("a rather long name on the heap, number \(k)", x) }
private func f(_ a: [Double]) -> Double {
  let o = make(1, a[0]), p = make(2, a[1])
  o.name += " and more of it"
  kept = p.name
  return o.x * p.x * Double(o.name.utf8.count + p.name.utf8.count)
}
func test_text_in_objects() {
  let x = [0.3, -1.2]
  for _ in 0..<50 { checkDifferences(gradient(at: x, of: f), f, at: x) }
  if kept != "a rather long name on the heap, number 2" { print(kept); failures += 1 }
}
