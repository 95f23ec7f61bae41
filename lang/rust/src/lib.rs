//! Entry points and markers of Enzyme Hub, and helpers that make them pleasant. No dependencies, no build script, no
//! nightly compiler. The program must be linked by `enzyme-hub-ld` with `-Clinker-plugin-lto`.
//!
//! ```ignore
//! fn energy(x: &[f64]) -> f64 { x.iter().map(|x| x.sin()).sum() }
//!
//! let mut dx = vec![0.0; x.len()];
//! enzyme_hub::gradient!(energy, &x, &mut dx);
//! let slope = enzyme_hub::derivative!(|x: f64| x * x, 3.0);
//! ```
#![no_std]

#[doc(hidden)]
pub use core;

extern "C" {
    /// Reverse mode, function and gradient in one: returns the derivative of the one active scalar argument.
    pub fn __enzyme_autodiff(function: usize, ...) -> f64;
    /// The same where every derivative goes to a shadow.
    pub fn __enzyme_autodiff_void(function: usize, ...);

    /// Forward mode: a number is followed by its tangent, a pointer by its shadow; returns the tangent of the result.
    pub fn __enzyme_fwddiff(function: usize, ...) -> f64;
    /// The same where tangents go to shadows.
    pub fn __enzyme_fwddiff_void(function: usize, ...);

    /// The next argument is not differentiated and has no shadow.
    pub static enzyme_const: i32;
    /// The next argument is followed by its shadow, into which the gradient is added.
    pub static enzyme_dup: i32;
    /// As `enzyme_dup`; what the function writes there is not needed.
    pub static enzyme_dupnoneed: i32;
    /// The next argument is a scalar whose derivative is returned.
    pub static enzyme_out: i32;
    /// Stands alone: the function's own result is returned as well.
    pub static enzyme_primal_return: i32;
}

/// The derivative of a function `fn(f64) -> f64` (or of a closure that captures nothing) at a point.
#[macro_export]
macro_rules! derivative {
    ($function:expr, $x:expr) => {{
        extern "C" fn scalar(x: f64) -> f64 {
            let function: fn(f64) -> f64 = $function;
            function(x)
        }
        unsafe { $crate::__enzyme_autodiff(scalar as *const () as usize, $x) }
    }};
}

/// Adds the gradient of `fn(&[f64]) -> f64` at the slice `x` into the slice `dx` of the same length.
#[macro_export]
macro_rules! gradient {
    ($function:expr, $x:expr, $dx:expr) => {{
        extern "C" fn of_slice(data: *const f64, length: usize) -> f64 {
            let function: fn(&[f64]) -> f64 = $function;
            function(unsafe { $crate::core::slice::from_raw_parts(data, length) })
        }
        let (x, dx): (&[f64], &mut [f64]) = ($x, $dx);
        assert_eq!(x.len(), dx.len(), "the gradient needs as many elements as the point");
        unsafe {
            $crate::__enzyme_autodiff_void(
                of_slice as *const () as usize,
                $crate::enzyme_dup,
                x.as_ptr(),
                dx.as_mut_ptr(),
                $crate::enzyme_const,
                x.len(),
            )
        }
    }};
}
