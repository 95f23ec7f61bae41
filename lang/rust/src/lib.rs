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

/// A member of a registration: the address of a function or of a text, or a number.
#[doc(hidden)]
#[repr(transparent)]
pub struct Registered(pub *const ());
unsafe impl Sync for Registered {}

#[doc(hidden)]
#[macro_export]
macro_rules! __register {
    ($name:ident, $($member:expr),+) => {
        const _: () = {
            #[used]
            #[allow(non_upper_case_globals)]
            static $name: [$crate::Registered; [$(stringify!($member)),+].len()] =
                [$($crate::Registered($member as *const ())),+];
        };
    };
}

/// The derivative of `f` in reverse mode: `register_gradient!(root, root_augment, root_gradient);` beside the functions. `f` says
/// `#[inline(never)]`. docs/custom-derivatives.md has the signatures.
#[macro_export]
macro_rules! register_gradient {
    ($f:expr, $augment:expr, $gradient:expr) => {
        $crate::__register!(__enzyme_register_gradient, $f, $augment, $gradient);
    };
}

/// The derivative of `f` in forward mode: `register_derivative!(root, root_tangent);`.
#[macro_export]
macro_rules! register_derivative {
    ($f:expr, $tangent:expr) => {
        $crate::__register!(__enzyme_register_derivative, $f, $tangent);
    };
}

/// The derivative of `f` in forward mode over a tape, which the augmented forward leaves.
#[macro_export]
macro_rules! register_split_derivative {
    ($f:expr, $augment:expr, $tangent:expr) => {
        $crate::__register!(__enzyme_register_splitderivative, $f, $augment, $tangent);
    };
}

/// `f` has the derivative of a function of C's math library: `function_like!(rough_log, "log1p");`.
#[macro_export]
macro_rules! function_like {
    ($f:expr, $name:literal) => {
        $crate::__register!(__enzyme_function_like, $f, concat!($name, "\0").as_ptr());
    };
}

/// No derivative flows through `f`.
#[macro_export]
macro_rules! inactive_function {
    ($f:expr) => {
        $crate::__register!(__enzyme_inactivefn, $f);
    };
}

/// What is stored in the static is constant to derivatives: `inactive_global!(TABLE);`.
#[macro_export]
macro_rules! inactive_global {
    ($variable:expr) => {
        $crate::__register!(__enzyme_inactive_global, &raw const $variable);
    };
}

/// `f` releases no memory that its caller knows.
#[macro_export]
macro_rules! nofree_function {
    ($f:expr) => {
        $crate::__register!(__enzyme_nofree, $f);
    };
}

/// `f` returns as many bytes of new memory as its argument `size` (from 0) says; `places` says what each argument of `release`
/// is: that argument of `f`, or -1 for the pointer. `allocation!(take, 1, "0,-1", give_back);`
#[macro_export]
macro_rules! allocation {
    ($f:expr, $size:literal, $places:literal, $release:expr) => {
        $crate::__register!(__enzyme_allocation_like, $f, $size as usize, concat!($places, "\0").as_ptr(), $release);
    };
}
