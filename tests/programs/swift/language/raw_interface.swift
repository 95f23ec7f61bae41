// The entry points themselves, with C functions: numbers are returned, pointers are followed by their shadows.

@_silgen_name("__enzyme_autodiff_raw")
private func autodiff(_ f: @convention(c) (Double, Double) -> Double, _ x: Double, _ y: Double) -> (Double, Double)

@_silgen_name("__enzyme_autodiff_of_memory")
private func autodiff(
  _ f: @convention(c) (UnsafePointer<Double>, Int) -> Double, _ x: UnsafePointer<Double>, _ dx: UnsafeMutablePointer<Double>,
  _ n: Int)

@_silgen_name("__enzyme_fwddiff_raw")
private func fwddiff(_ f: @convention(c) (Double) -> Double, _ x: Double, _ dx: Double) -> Double

private func product(_ x: Double, _ y: Double) -> Double { x * x * y }

func test_raw_interface() {
  let (dx, dy) = autodiff({ product($0, $1) }, 2, 3)
  check([dx, dy], [12, 4])
  let x = [1.0, 2, 3]
  var slope = [0.0, 0, 0]
  autodiff({ x, n in (0..<n).reduce(0) { $0 + x[$1] * x[$1] } }, x, &slope, 3)
  check(slope, [2, 4, 6])
  check(fwddiff({ $0 * $0 }, 3, 2), 12)
}
