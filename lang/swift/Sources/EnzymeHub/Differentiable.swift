/// Types with numbers in them that have a gradient of their own type.
public protocol Differentiable {
  /// A value of the same shape (arrays as long), with zeros for numbers.
  var zeroTangent: Self { get }
  /// Whether arrays in it are as long as those of `other`. A struct with arrays in it may say so.
  func hasShape(of other: Self) -> Bool
}

extension Differentiable {
  /// Zeros, for structs of numbers and vectors. A struct with arrays in it says its own.
  @inlinable public var zeroTangent: Self {
    if !_isPOD(Self.self) { // a precondition would end an optimised program without its text
      fatalError("\(Self.self) has arrays or objects in it: give it a zeroTangent of its own")
    }
    var zero = self
    withUnsafeMutableBytes(of: &zero) { for place in $0.indices { $0[place] = 0 } }
    return zero
  }
  @inlinable public func hasShape(of other: Self) -> Bool { true }
}

/// Results that a pullback takes adjoints of.
public protocol DifferentiableResult: Differentiable {
  /// The sum of all numbers, each times that of `weights` in its place.
  func dot(_ weights: Self) -> Double
}

/// Numbers, which a function that has a gradient returns.
public protocol DifferentiableNumber: DifferentiableResult, BinaryFloatingPoint {}

extension DifferentiableNumber {
  @inlinable public var zeroTangent: Self { 0 }
  @inlinable public func dot(_ weights: Self) -> Double { Double(self) * Double(weights) }
}

extension Double: DifferentiableNumber {}
extension Float: DifferentiableNumber {}

extension SIMD where Scalar: DifferentiableNumber {
  @inlinable public func dot(_ weights: Self) -> Double { Double((self * weights).sum()) }
}

extension SIMD2: Differentiable, DifferentiableResult where Scalar: DifferentiableNumber {}
extension SIMD3: Differentiable, DifferentiableResult where Scalar: DifferentiableNumber {}
extension SIMD4: Differentiable, DifferentiableResult where Scalar: DifferentiableNumber {}
extension SIMD8: Differentiable, DifferentiableResult where Scalar: DifferentiableNumber {}
extension SIMD16: Differentiable, DifferentiableResult where Scalar: DifferentiableNumber {}
extension SIMD32: Differentiable, DifferentiableResult where Scalar: DifferentiableNumber {}
extension SIMD64: Differentiable, DifferentiableResult where Scalar: DifferentiableNumber {}

extension Array: Differentiable where Element: Differentiable {
  @inlinable public var zeroTangent: [Element] { map { $0.zeroTangent } }
  @inlinable public func hasShape(of other: [Element]) -> Bool {
    guard count == other.count else { return false }
    for place in indices where !self[place].hasShape(of: other[place]) { return false }
    return true
  }
}

extension Array: DifferentiableResult where Element: DifferentiableResult {
  @inlinable public func dot(_ weights: [Element]) -> Double {
    if count != weights.count { // a precondition would end an optimised program without its text
      fatalError("the adjoint of an array of \(count) elements has \(weights.count)")
    }
    var sum = 0.0
    for place in indices { sum += self[place].dot(weights[place]) }
    return sum
  }
}
