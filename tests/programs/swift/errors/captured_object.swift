// expect: EH0306 captured
// What a closure captured is constant: an object from outside cannot hold what is differentiated.

import EnzymeHub

private final class Cache {
  var value = 1.0
}

@inline(never)
private func fill(_ cache: Cache, _ x: Double) { cache.value *= x }

func test_captured_object() {
  let cache = Cache()
  check(
    gradient(at: 3.0) { x in
      fill(cache, x)
      return cache.value * x
    }, 6)
}
