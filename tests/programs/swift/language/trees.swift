// An indirect enum: an expression as a tree of boxes.

import EnzymeHub

private indirect enum Expression {
  case number(Double)
  case sum(Expression, Expression)
  case product(Expression, Expression)

  var value: Double {
    switch self {
    case .number(let x): return x
    case .sum(let a, let b): return a.value + b.value
    case .product(let a, let b): return a.value * b.value
    }
  }
}

func test_trees() {
  let found = gradient(at: [2, 3]) { a in
    Expression.sum(.product(.number(a[0]), .number(a[1])), .product(.number(a[0]), .number(a[0]))).value
  }
  check(found, [7, 2])
}
