/// The five objectives in Swift; the output is that of objectives.c.
import EnzymeHub
import Glibc

func rosenbrock(_ x: [Double]) -> Double {
    var sum = 0.0
    for i in 0..<x.count - 1 {
        let a = x[i + 1] - x[i] * x[i], b = 1 - x[i]
        sum += 100 * a * a + b * b
    }
    return sum
}

func logSumExp(_ x: [Double]) -> Double {
    let top = x.reduce(-Double.infinity) { $0 > $1 ? $0 : $1 }
    return top + log(x.reduce(0) { $0 + exp($1 - top) })
}

func charges(_ x: [Double]) -> Double {
    var sum = 0.0
    for i in stride(from: 0, to: x.count - 1, by: 2) {
        for j in stride(from: 0, to: i, by: 2) {
            let a = x[i] - x[j], b = x[i + 1] - x[j + 1]
            sum += 1 / (a * a + b * b + 0.01).squareRoot()
        }
    }
    return sum
}

func heat(_ x: [Double]) -> Double {
    var now = x, next = x
    for _ in 0..<20 {
        for i in 1..<x.count - 1 { next[i] = now[i] + 0.1 * now[i] * (now[i - 1] - 2 * now[i] + now[i + 1]) }
        swap(&now, &next)
    }
    return now.reduce(0) { $0 + $1 * $1 }
}

/// Three layers of 16 by 16 weights, on a fixed input.
func layers(_ x: [Double]) -> Double {
    var h = (0..<16).map { 0.1 * Double($0) }
    for k in stride(from: 0, to: x.count - 255, by: 256) {
        var t = [Double](repeating: 0, count: 16)
        for i in 0..<16 {
            for j in 0..<16 { t[i] += x[k + 16 * i + j] * h[j] }
        }
        h = t.map { tanh($0) }
    }
    return h.reduce(0) { $0 + $1 * $1 }
}

func seconds() -> Double {
    var t = timespec()
    clock_gettime(CLOCK_MONOTONIC, &t)
    return Double(t.tv_sec) + 1e-9 * Double(t.tv_nsec)
}

func best(_ work: () -> Void) -> Double {
    var best = Double.infinity, count = 1, batch = 0
    while batch < 5 {
        let began = seconds()
        for _ in 0..<count { work() }
        let taken = seconds() - began
        if taken < 0.02 {
            count = 2 * count + 1
        } else {
            best = min(best, taken / Double(count))
            batch += 1
        }
    }
    return best
}

func points(_ n: Int) -> [Double] { (0..<n).map { 0.5 + 0.3 * sin(1.7 * Double($0)) } }

func tell(_ name: String, _ primal: Double, _ slope: Double, _ value: Double, _ dx: [Double]) {
    let check = dx.indices.reduce(0.0) { $0 + dx[$1] * cos(Double($1)) }
    print(name, primal, slope, value, check)
}

func run() {
    var value = 0.0, dx: [Double] = []
    var x = points(1000)
    var primal = best { value = rosenbrock(x) }
    var slope = best { dx = gradient(at: x, of: rosenbrock) }
    tell("rosenbrock", primal, slope, value, dx)

    primal = best { value = logSumExp(x) }
    slope = best { dx = gradient(at: x, of: logSumExp) }
    tell("log_sum_exp", primal, slope, value, dx)

    x = points(400)
    primal = best { value = charges(x) }
    slope = best { dx = gradient(at: x, of: charges) }
    tell("charges", primal, slope, value, dx)

    x = points(1000)
    primal = best { value = heat(x) }
    slope = best { dx = gradient(at: x, of: heat) }
    tell("heat", primal, slope, value, dx)

    x = points(768)
    primal = best { value = layers(x) }
    slope = best { dx = gradient(at: x, of: layers) }
    tell("layers", primal, slope, value, dx)
}

run()
