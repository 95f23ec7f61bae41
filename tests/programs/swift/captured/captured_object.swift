// What a closure captured is constant. An object from outside may hold what is differentiated all the same: in a number, in an array.

import EnzymeHub

private final class Cache {
  var value = 1.0
  var terms = [Double](repeating: 0, count: 3)
}

@inline(never)
private func fill(_ cache: Cache, _ x: Double) {
  cache.value = 2 * x
  for i in 0..<3 { cache.terms[i] = Double(i) * x * x }
}

@inline(never)
private func total(_ cache: Cache) -> Double { cache.terms.reduce(cache.value, +) }

func test_captured_object() {
  let cache = Cache()
  check(
    gradient(at: 3.0) { x in
      fill(cache, x)
      return cache.value * x
    }, 12)
  check(
    gradient(at: 3.0) { x in
      fill(cache, x)
      return total(cache) * x
    }, 93)
}
