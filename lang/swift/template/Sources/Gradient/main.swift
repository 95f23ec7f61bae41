import EnzymeHub

func energy(_ x: [Double]) -> Double { zip(x, x.dropFirst()).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }

print(gradient(at: [1, 2, 4], of: energy))  // [-2.0, -2.0, 4.0]
