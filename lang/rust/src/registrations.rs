//! Registrations beside a function, in statics: `register_gradient!` and its kin. The attributes say the same in the function.

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
            static $name: [$crate::__private::Registered; [$(stringify!($member)),+].len()] =
                [$($crate::__private::Registered($member as *const ())),+];
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
