/// The program: its objective calls the model of another language, and its gradient goes through both.
import Glibc

@_silgen_name("model") func model(_ x: UnsafePointer<Double>, _ n: Int) -> Double
@_silgen_name("__enzyme_autodiff")
func autodiff(_ f: @convention(c) (UnsafePointer<Double>, Int) -> Double, _ x: UnsafePointer<Double>, _ dx: UnsafeMutablePointer<Double>, _ n: Int)

func objective(_ x: UnsafePointer<Double>, _ n: Int) -> Double {
    let m = model(x, n)
    return 0.5 * m * m + x[0] * x[n - 1]
}

let x = [0.3, -0.7, 1.1, 0.4, -1.6]
var dx = [Double](repeating: 0, count: 5)
autodiff({ objective($0, $1) }, x, &dx, 5)
print(objective(x, 5))
dx.forEach { print($0) }
