// Results and typed errors, thrown and caught; the error itself has no numbers.

import EnzymeHub
import Glibc

private enum Bad: Error { case negative }

private func square(_ x: Double) -> Result<Double, Bad> { x > 0 ? .success(x * x) : .failure(.negative) }

private func total(_ x: [Double]) -> Double {
  x.map { square($0).map { $0 * 2 } }.reduce(0) { (try? $1.get()) ?? $0 } + ((try? square(x[0]).get()) ?? 0)
}

private func root(_ x: Double) throws(Bad) -> Double {
  if x < 0 { throw .negative }
  return x.squareRoot()
}

private func roots(_ x: [Double]) -> Double {
  var sum = 0.0
  for one in x {
    do { sum += try root(one) * x[0] } catch { sum += 2 * one }
  }
  return sum
}

func test_results() {
  for x in [[1.0, 2, 3], [1, 2, -3], [-1, 2, 3]] { checkDifferences(gradient(at: x, of: total), total, at: x) }
  for x in [[1.0, 2, 3], [4, 2, -3]] { checkDifferences(gradient(at: x, of: roots), roots, at: x) }
}
