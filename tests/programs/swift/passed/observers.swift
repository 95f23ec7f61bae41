// Observers, initialisers that lead to others, casts to a class, and its type.

import EnzymeHub

private final class Tracked { var v: Double { willSet { old.append(v) } didSet { if v < 0 { v = -v } } }; var old: [Double] = []; unowned(unsafe) var p: Tracked?
  init(_ v: Double) { self.v = v } ; static var made: [String: Tracked] { [:] } }
private class Animal { var w: Double; init(w: Double) { self.w = w } ; func cost() -> Double { w }; class var name: String { "animal" } }
private class Dog: Animal { var k: Double; init(w: Double, k: Double) { self.k = k; super.init(w: w) }; convenience init(_ x: Double) { self.init(w: x, k: x * x) }; override func cost() -> Double { super.cost() * k } ; override class var name: String { "dog" } }
private func f(_ a: [Double]) -> Double {
  let t = Tracked(a[0]); t.v = a[1]; t.v *= a[0]; t.v -= 3
  let zoo: [Animal] = [Dog(a[0]), Animal(w: a[1]), Dog(w: a[1], k: 2)]
  var total = 0.0
  for x in zoo { total += (x as? Dog)?.k ?? 1; total *= x is Dog ? x.cost() : 1 + x.cost() }
  return t.v * t.old.reduce(0, +) + total + Double(type(of: zoo[0]).name.count)
}
func test_observers() { let x = [0.3, -1.2]; checkDifferences(gradient(at: x, of: f), f, at: x) }
