// Arrays of structs with arrays in them, which grow and change.

import EnzymeHub
import Glibc

private struct Layer { var w: [[Double]]; var b: [Double]
  func callAsFunction(_ x: [Double]) -> [Double] { zip(w, b).map { row, b in tanh(zip(row, x).reduce(b) { $0 + $1.0 * $1.1 }) } } }
private struct Net { var layers: [Layer]
  func callAsFunction(_ x: [Double]) -> [Double] { layers.reduce(x) { $1($0) } } }
private func f(_ a: [Double]) -> Double {
  var net = Net(layers: [])
  net.layers.append(Layer(w: [[a[0], a[1]], [a[2], a[3]]], b: [a[0], a[1]]))
  net.layers.append(Layer(w: [[a[3], a[1]]], b: [a[2]]))
  net.layers[0].b[1] += a[2]
  return net([a[0], 0.5])[0]
}
func test_layers() {
  let x = [0.3, -1.2, 2, 0.7]
  for _ in 0..<50 { checkDifferences(gradient(at: x, of: f), f, at: x) }
}
