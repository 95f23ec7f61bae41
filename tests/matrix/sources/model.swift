/// The function that is called: energy of a chain, each element with the next.
import Glibc

@_cdecl("model")
public func model(_ x: UnsafePointer<Double>, _ n: Int) -> Double {
    var sum = 0.0
    for i in 0..<n { sum += sin(x[i]) * x[(i + 1) % n] + x[i] * x[i] }
    return sum
}
