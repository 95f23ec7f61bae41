// A function that calls itself, and a tree of indirect cases.

import EnzymeHub

private func power(_ x: Double, _ n: Int) -> Double {
  if n == 0 { return 1 }
  let half = power(x, n / 2)
  return n % 2 == 0 ? half * half : half * half * x
}

func test_recursion() {
  check(gradient(at: 1.1) { power($0, 7) }, 7 * 1.1 * 1.1 * 1.1 * 1.1 * 1.1 * 1.1)
}
