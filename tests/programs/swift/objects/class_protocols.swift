// Objects behind a protocol of classes.

import EnzymeHub

private protocol Layer: AnyObject { func apply(_ x: Double) -> Double }
private final class A: Layer { var w: Double; init(_ w: Double) { self.w = w }; func apply(_ x: Double) -> Double { w * x } }
private final class B: Layer { var w: Double; init(_ w: Double) { self.w = w }; func apply(_ x: Double) -> Double { w + x * x } }
@inline(never) private func run(_ ls: [any Layer], _ x: Double) -> Double { ls.reduce(x) { $1.apply($0) } }
private func f(_ a: [Double]) -> Double { run([A(a[0]), B(a[1]), A(a[2])], a[0]) }
func test_class_protocols() {
  let x = [0.3, -1.2, 2]
  checkDifferences(gradient(at: x, of: f), f, at: x)
}
