// Generic structs with protocols, observers, computed and lazy properties, nested functions, defer, inout, text.

import EnzymeHub
import Glibc

private protocol Activation { func callAsFunction(_ x: Double) -> Double }
private struct Tanh: Activation { func callAsFunction(_ x: Double) -> Double { tanh(x) } }
private struct Scale: Activation { var s: Double; func callAsFunction(_ x: Double) -> Double { s * x } }
private struct Dense<A: Activation> {
  var w: Double, b: Double, act: A
  func apply(_ x: Double) -> Double { act(w * x + b) }
}
private func f(_ a: [Double]) -> Double {
  Dense(w: a[0], b: a[1], act: Tanh()).apply(Dense(w: a[1], b: a[2], act: Scale(s: a[0])).apply(a[2]))
}
private struct Temp {
  var celsius: Double { didSet { changes += 1; total += celsius } }
  var changes = 0
  var total = 0.0
  var kelvin: Double { get { celsius + 273 } set { celsius = newValue - 273 } }
  init(_ c: Double) { celsius = c }
}
private func g(_ a: [Double]) -> Double {
  var t = Temp(a[0])
  t.kelvin = a[1] * a[2]
  t.celsius *= 2
  return t.total * t.kelvin + Double(t.changes)
}
private func h(_ a: [Double]) -> Double {
  var out = 0.0
  func add(_ x: Double) { out += x * a[0] }
  func run() { defer { out *= 2 }; for x in a { add(x); defer { out += x }; if x < 0 { continue }; out *= x } }
  run()
  return out
}
private func twice(_ x: inout Double, _ f: (inout Double) -> Void) { f(&x); f(&x) }
private func q(_ a: [Double]) -> Double {
  var v = a[0], arr = a
  twice(&v) { $0 = sin($0) + a[1] }
  twice(&arr[2]) { $0 *= $0 }
  arr.swapAt(0, 1)
  lazy var z = arr[0] * v
  return z + arr[2] * arr[1]
}
private func text(_ a: [Double]) -> Double {
  var s = ""
  var sum = 0.0
  for (k, x) in a.enumerated() { s += "x\(k)=\(x), "; sum += x * x }
  return sum * Double(s.isEmpty ? 0 : 1)
}
func test_protocols_and_properties() {
  let x = [0.3, -1.2, 1.5]
  checkDifferences(gradient(at: x, of: f), f, at: x)
  checkDifferences(gradient(at: x, of: g), g, at: x)
  checkDifferences(gradient(at: x, of: h), h, at: x)
  checkDifferences(gradient(at: x, of: q), q, at: x)
  checkDifferences(gradient(at: x, of: text), text, at: x)
}
