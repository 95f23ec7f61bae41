//! What `enzyme-hub-ld` knows by name. The crate's own requests have names that say what to do where another linker meets them.

unsafe extern "C" {
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

    pub(crate) static enzyme_dupv: i32;
    pub(crate) static enzyme_width: i32;
    pub(crate) static enzyme_nofree: i32;
    pub(crate) static enzyme_strong_zero: i32;
}

// A panic may pass through a derivative.
unsafe extern "C-unwind" {
    #[link_name = "__enzyme_autodiff__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init"]
    pub(crate) fn autodiff(function: usize, ...);
    #[link_name = "__enzyme_fwddiff__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init"]
    pub(crate) fn fwddiff(function: usize, ...);
}

// What a function says of its own derivative: the linker reads these calls, and erases them.
#[doc(hidden)]
pub mod register {
    unsafe extern "C" {
        #[link_name = "__enzyme_register_gradient__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init"]
        pub fn register_gradient(f: *const (), augment: *const (), gradient: *const ());
        #[link_name = "__enzyme_register_derivative__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init"]
        pub fn register_derivative(f: *const (), derivative: *const ());
        #[link_name = "__enzyme_inactivefn__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init"]
        pub fn inactive_function(f: *const ());
        #[link_name = "__enzyme_function_like__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init"]
        pub fn function_like(f: *const (), name: *const u8);
    }
}
