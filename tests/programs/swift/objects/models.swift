// Classes with lazy members, subscripts and chains of calls; matrices that throw; queues, iterators, key paths.

import EnzymeHub
import Glibc

private final class Neuron { var w: [Double]; var b: Double; init(_ w: [Double], _ b: Double) { self.w = w; self.b = b }
  func fire(_ x: [Double]) -> Double { tanh(zip(w, x).map(*).reduce(b, +)) } }
private final class Model {
  private(set) var layers: [[Neuron]] = []
  lazy var scale: Double = layers[0][0].b * 2
  static let shared = 3.0
  subscript(i: Int) -> [Neuron] { get { layers[i] } set { layers[i] = newValue } }
  func add(_ n: [Neuron]) -> Self { layers.append(n); return self }
  func run(_ x: [Double]) -> [Double] { layers.reduce(x) { a, l in l.map { $0.fire(a) } } }
}
private func f(_ a: [Double]) -> Double {
  let m = Model().add([Neuron([a[0], a[1]], a[2]), Neuron([a[3], a[0]], 0)]).add([Neuron([1, a[2]], a[1])])
  m[1] = m[1] + [Neuron([a[0], a[0]], 1)]
  return m.run([0.5, a[3]]).reduce(0, +) * m.scale * Model.shared
}
private struct Matrix { var rows: Int, cols: Int; var grid: [Double]
  init(_ r: Int, _ c: Int, _ v: Double = 0) { rows = r; cols = c; grid = Array(repeating: v, count: r * c) }
  subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.cols); for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m }
  func lu() throws -> Matrix { var m = self; for k in 0..<rows { guard abs(m[k, k]) > 1e-12 else { throw E.singular(k) }; for i in k + 1..<rows where m[i, k] != 0 { m[i, k] /= m[k, k]; for j in k + 1..<cols { m[i, j] -= m[i, k] * m[k, j] } } }; return m }
  enum E: Error { case singular(Int) }
}
private func g(_ a: [Double]) -> Double {
  var m = Matrix(3, 3)
  for i in 0..<3 { for j in 0..<3 { m[i, j] = a[(i + j) % 4] + (i == j ? 3 : 0) } }
  do { let l = try (m * m).lu(); return (0..<3).map { l[$0, $0] }.reduce(1, *) } catch { return -1 }
}
private func h(_ a: [Double]) -> Double {
  var queue: [(Double, Int)] = a.enumerated().map { ($0.element, $0.offset) }
  var best = 0.0
  while let (v, k) = queue.popLast() { best += v * Double(k + 1); if k > 1 { queue.append((v * v, k - 2)) } }
  var it = a.makeIterator(); var s = 0.0
  while let x = it.next() { s = s * 0.5 + x }
  let (lo, hi) = (a.min()!, a.max()!)
  outer: for i in a.indices { for j in a.indices.reversed() { if i == j { continue outer }; s += a[i] * a[j]; if s > 100 { break outer } } }
  return best * s + (hi - lo) * (hi - lo) + (a.first(where: { $0 < 0 }) ?? 0) + (a.firstIndex(of: a[2]).map { a[$0] * 2 } ?? 0)
}
private func q(_ a: [Double]) -> Double {
  let p: KeyPath<(Double, Double), Double> = \.1
  let t = (a[0], a[1] * 2)
  let c = [a[0...1].reduce(1, *), a[2...3].reduce(1, *)]
  let s: SIMD4<Double> = [a[0], a[1], a[2], a[3]]
  return t[keyPath: p] + c[0] * c[1] + (s * s).sum() + s.max() + simdDot(s, s.replacing(with: 1, where: s .< 0))
}
private func simdDot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (a * b).sum() }
func test_models() {
  let x = [0.3, -1.2, 2, 0.7]
  for (k, f) in [f, g, h, q].enumerated() { let before = failures; checkDifferences(gradient(at: x, of: f), f, at: x); if failures > before { print("of function \(k)") } }
  for _ in 0..<3 { checkDifferences(gradient(at: x, of: f), f, at: x) }
  checkDifferences(gradient(at: x, of: g), g, at: x)
  checkDifferences(gradient(at: x, of: h), h, at: x)
  checkDifferences(gradient(at: x, of: q), q, at: x)
}
