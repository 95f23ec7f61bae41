// Derivatives of Swift functions, written by the linker: build with -O -lto=llvm-full -use-ld=/path/to/enzyme-hub-ld.
//
// Each function here puts what is differentiated into memory and asks for the derivative of a closure that takes it from
// there, so nothing depends on how Swift passes arguments. All of it is inlined where it is called: the request reaches the
// linker with the function that is meant.

@_silgen_name("__enzyme_autodiff_with_context")
@usableFromInline
func _enzymeReverse(
  _ body: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void,
  _ x: UnsafeRawPointer, _ dx: UnsafeMutableRawPointer, _ y: UnsafeMutableRawPointer, _ dy: UnsafeMutableRawPointer)

@_silgen_name("__enzyme_fwddiff_with_context")
@usableFromInline
func _enzymeForward(
  _ body: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void,
  _ x: UnsafeRawPointer, _ dx: UnsafeRawPointer, _ y: UnsafeMutableRawPointer, _ dy: UnsafeMutableRawPointer)

/// Add to `gradient` what the derivative of `f` at `x` is, and return the value.
@_alwaysEmitIntoClient @inline(__always)
func _reverse<X, Y: DifferentiableNumber>(_ x: X, _ gradient: inout X, _ f: (X) -> Y) -> Y {
  var value: Y = 0
  var seed: Y = 1
  withUnsafePointer(to: x) { x in
    withUnsafeMutablePointer(to: &gradient) { gradient in
      withUnsafeMutablePointer(to: &value) { value in
        withUnsafeMutablePointer(to: &seed) { seed in
          _enzymeReverse(
            { x, y in y.assumingMemoryBound(to: Y.self).pointee = f(x.assumingMemoryBound(to: X.self).pointee) },
            x, gradient, value, seed)
        }
      }
    }
  }
  return value
}

/// The value of `f` at `x`, and the derivative of `f` in the direction of `tangent`.
@_alwaysEmitIntoClient @inline(__always)
func _forward<X, Y: DifferentiableNumber>(_ x: X, _ tangent: X, _ f: (X) -> Y) -> (Y, Y) {
  var value: Y = 0
  var slope: Y = 0
  withUnsafePointer(to: x) { x in
    withUnsafePointer(to: tangent) { tangent in
      withUnsafeMutablePointer(to: &value) { value in
        withUnsafeMutablePointer(to: &slope) { slope in
          _enzymeForward(
            { x, y in y.assumingMemoryBound(to: Y.self).pointee = f(x.assumingMemoryBound(to: X.self).pointee) },
            x, tangent, value, slope)
        }
      }
    }
  }
  return (value, slope)
}

// MARK: - Gradients

/// The value of `f` at `x`, and its gradient.
@_alwaysEmitIntoClient @inline(__always)
public func valueWithGradient<X: Differentiable, Y: DifferentiableNumber>(
  at x: X, of f: (X) -> Y
) -> (value: Y, gradient: X) {
  var gradient = x.zeroTangent
  let value = _reverse(x, &gradient, f)
  return (value, gradient)
}

/// The value of `f` at `x` and `y`, and its gradients.
@_alwaysEmitIntoClient @inline(__always)
public func valueWithGradient<X: Differentiable, Y: Differentiable, R: DifferentiableNumber>(
  at x: X, _ y: Y, of f: (X, Y) -> R
) -> (value: R, gradient: (X, Y)) {
  var gradient = (x.zeroTangent, y.zeroTangent)
  let value = _reverse((x, y), &gradient) { f($0.0, $0.1) }
  return (value, gradient)
}

/// The value of `f` at `x`, `y` and `z`, and its gradients.
@_alwaysEmitIntoClient @inline(__always)
public func valueWithGradient<X: Differentiable, Y: Differentiable, Z: Differentiable, R: DifferentiableNumber>(
  at x: X, _ y: Y, _ z: Z, of f: (X, Y, Z) -> R
) -> (value: R, gradient: (X, Y, Z)) {
  var gradient = (x.zeroTangent, y.zeroTangent, z.zeroTangent)
  let value = _reverse((x, y, z), &gradient) { f($0.0, $0.1, $0.2) }
  return (value, gradient)
}

/// The gradient of `f` at `x`.
@_alwaysEmitIntoClient @inline(__always)
public func gradient<X: Differentiable, Y: DifferentiableNumber>(at x: X, of f: (X) -> Y) -> X {
  valueWithGradient(at: x, of: f).gradient
}

/// The gradients of `f` at `x` and `y`.
@_alwaysEmitIntoClient @inline(__always)
public func gradient<X: Differentiable, Y: Differentiable, R: DifferentiableNumber>(
  at x: X, _ y: Y, of f: (X, Y) -> R
) -> (X, Y) {
  valueWithGradient(at: x, y, of: f).gradient
}

/// The gradients of `f` at `x`, `y` and `z`.
@_alwaysEmitIntoClient @inline(__always)
public func gradient<X: Differentiable, Y: Differentiable, Z: Differentiable, R: DifferentiableNumber>(
  at x: X, _ y: Y, _ z: Z, of f: (X, Y, Z) -> R
) -> (X, Y, Z) {
  valueWithGradient(at: x, y, z, of: f).gradient
}

// MARK: - Directions

/// The value of `f` at `x`, and its derivative in the direction of `tangent`.
@_alwaysEmitIntoClient @inline(__always)
public func valueWithDerivative<X: Differentiable, Y: DifferentiableNumber>(
  at x: X, along tangent: X, of f: (X) -> Y
) -> (value: Y, derivative: Y) {
  if !x.hasShape(of: tangent) { fatalError("along: an array in the direction is not as long as that in the point") }
  let (value, derivative) = _forward(x, tangent, f)
  return (value, derivative)
}

/// The derivative of `f` at `x` in the direction of `tangent`.
@_alwaysEmitIntoClient @inline(__always)
public func derivative<X: Differentiable, Y: DifferentiableNumber>(at x: X, along tangent: X, of f: (X) -> Y) -> Y {
  valueWithDerivative(at: x, along: tangent, of: f).derivative
}

/// The derivative of a function of one number.
@_alwaysEmitIntoClient @inline(__always)
public func derivative<X: DifferentiableNumber, Y: DifferentiableNumber>(at x: X, of f: (X) -> Y) -> Y {
  valueWithDerivative(at: x, along: 1, of: f).derivative
}

// MARK: - Pullbacks

/// What maps an adjoint of the result of `f` at `x` to that of `x`. Each call runs `f` again.
@_alwaysEmitIntoClient @inline(__always)
public func pullback<X: Differentiable, Y: DifferentiableResult>(
  at x: X, of f: @escaping (X) -> Y
) -> (Y) -> X {
  { weights in gradient(at: x) { f($0).dot(weights) } }
}

/// The value of `f` at `x`, and its pullback.
@_alwaysEmitIntoClient @inline(__always)
public func valueWithPullback<X: Differentiable, Y: DifferentiableResult>(
  at x: X, of f: @escaping (X) -> Y
) -> (value: Y, pullback: (Y) -> X) {
  (f(x), pullback(at: x, of: f))
}
