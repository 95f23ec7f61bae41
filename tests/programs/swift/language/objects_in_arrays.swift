// Objects in an array change each other; arrays that they had before stay as they were.

import EnzymeHub

private final class Particle {
  var x: Double
  var history: [Double]
  let number: Int

  init(_ x: Double, _ number: Int) {
    self.x = x
    self.number = number
    history = [x]
  }

  func push(_ force: Double) {
    x += force * Double(number)
    history.append(x)
  }
}

private func run(_ a: [Double]) -> Double {
  var particles: [Particle] = []
  for (number, x) in a.enumerated() { particles.append(Particle(x, number)) }
  for one in particles { for other in particles where one !== other { one.push(other.x * 0.1) } }
  let before = particles.map { $0.history }
  particles[0].history[0] = 100 * particles[1].x
  return before.reduce(0) { $0 + $1.reduce(1, *) } + particles[0].history[0]
}

func test_objects_in_arrays() {
  let x = [1.0, 2, 0.5]
  checkDifferences(gradient(at: x, of: run), run, at: x)
}
