//! The macros for functions of slices, and closures that capture.

/// The derivative of a function of one number.
///
/// ```
/// let scale = 2.0;
/// assert_eq!(enzyme_hub::derivative!(|x: f64| x * x * scale, 3.0), 12.0);
/// ```
#[macro_export]
macro_rules! derivative {
    ($function:expr, $x:expr $(,)?) => {
        $crate::__private::derivative($function, $x)
    };
}

/// The gradient of `Fn(&[f64]) -> f64` as a vector; with a third argument it is added to that slice, without allocation.
///
/// ```
/// let weights = vec![1.0, 10.0];
/// let f = |x: &[f64]| x.iter().zip(&weights).map(|(x, w)| w * x * x).sum();
/// assert_eq!(enzyme_hub::gradient!(f, &[3.0, 4.0]), [6.0, 80.0]);
///
/// let mut dx = [1.0, 1.0];
/// enzyme_hub::gradient!(f, &[3.0, 4.0], &mut dx);
/// assert_eq!(dx, [7.0, 81.0]);
/// ```
#[macro_export]
macro_rules! gradient {
    ($function:expr, $x:expr $(,)?) => {
        $crate::__private::gradient($function, $x)
    };
    ($function:expr, $x:expr, $dx:expr $(,)?) => {{
        $crate::__private::add_gradient($function, $x, $dx);
    }};
}

/// The value of `Fn(&[f64]) -> f64`, and its gradient as a vector.
///
/// ```
/// assert_eq!(enzyme_hub::value_and_gradient!(|x| x[0] * x[1], &[3.0, 4.0]), (12.0, vec![4.0, 3.0]));
/// ```
#[cfg(feature = "alloc")]
#[macro_export]
macro_rules! value_and_gradient {
    ($function:expr, $x:expr $(,)?) => {
        $crate::__private::value_and_gradient($function, $x)
    };
}

/// The `m` rows of the derivative of `Fn(&[f64], &mut [f64])`, which has `m` results.
///
/// ```
/// let f = |x: &[f64], y: &mut [f64]| { y[0] = x[0] * x[1]; y[1] = x[0] + 2.0 * x[1]; };
/// assert_eq!(enzyme_hub::jacobian!(f, &[3.0, 4.0], 2), [[4.0, 3.0], [1.0, 2.0]]);
/// ```
#[cfg(feature = "alloc")]
#[macro_export]
macro_rules! jacobian {
    ($function:expr, $x:expr, $m:expr $(,)?) => {
        $crate::__private::jacobian($function, $x, $m)
    };
}

/// The rows of the second derivative of `Fn(&[f64]) -> f64`.
///
/// ```
/// assert_eq!(enzyme_hub::hessian!(|x| x[0] * x[0] * x[1], &[3.0, 4.0]), [[8.0, 6.0], [6.0, 0.0]]);
/// ```
#[cfg(feature = "alloc")]
#[macro_export]
macro_rules! hessian {
    ($function:expr, $x:expr $(,)?) => {
        $crate::__private::hessian($function, $x)
    };
}

/// The second derivative of `Fn(&[f64]) -> f64` times a vector.
///
/// ```
/// assert_eq!(enzyme_hub::hvp!(|x| x[0] * x[0] * x[1], &[3.0, 4.0], &[1.0, 0.5]), [11.0, 6.0]);
/// ```
#[cfg(feature = "alloc")]
#[macro_export]
macro_rules! hvp {
    ($function:expr, $x:expr, $v:expr $(,)?) => {
        $crate::__private::hvp($function, $x, $v)
    };
}
