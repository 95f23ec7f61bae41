//! What code that the attributes write stands on: checks of types and lengths, zeros, shadows in lanes.

use core::mem::{MaybeUninit, needs_drop};

/// Numbers, and what consists of nothing else: types that `Active` and `Dual` may stand for by value.
///
/// # Safety
/// All zeros is a value of the type, and there is no pointer in it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no number, so its derivative cannot be returned",
    label = "this would need a derivative by value",
    note = "write `Const` if it has no derivative; take it by reference and write `Duplicated` (in `autodiff_forward`: `Dual`) if it has one",
    note = "a struct of numbers may say `unsafe impl enzyme_hub::Number for {Self} {{}}`"
)]
pub unsafe trait Number: Copy {}
unsafe impl Number for f32 {}
unsafe impl Number for f64 {}
unsafe impl<T: Number, const N: usize> Number for [T; N] {}
unsafe impl<A: Number> Number for (A,) {}
unsafe impl<A: Number, B: Number> Number for (A, B) {}
unsafe impl<A: Number, B: Number, C: Number> Number for (A, B, C) {}
unsafe impl<A: Number, B: Number, C: Number, D: Number> Number for (A, B, C, D) {}

pub const fn is_number<T: Number>() {}

/// The same question where only the user of a generic function can answer it.
pub fn plain<T>() {
    const { assert!(!needs_drop::<T>(), "`Active` and `Dual` by value are for numbers: take a reference, or write `Const`") }
}

/// # Safety
/// All zeros is a value of the type.
pub unsafe fn zero<T>() -> T {
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// The shadow of a result that nobody differentiates.
///
/// # Safety
/// The result is never looked at.
pub unsafe fn zeros<T>() -> T {
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// References travel as pointers, and so do their shadows: what is behind a shared reference does not change to the compiler, and
/// code that the linker writes adds to its shadow.
pub fn raw<T: ?Sized>(reference: &T) -> *mut T {
    core::ptr::from_ref(reference).cast_mut()
}

pub fn raw_mut<T: ?Sized>(reference: &mut T) -> *mut T {
    reference
}

/// One of several lanes that follow each other.
///
/// # Safety
/// `shadow` is that long.
pub unsafe fn lane<T>(shadow: *mut [T], lane: usize, length: usize) -> *mut [T] {
    core::ptr::slice_from_raw_parts_mut(unsafe { shadow.cast::<T>().add(lane * length) }, length)
}

#[track_caller]
pub fn same_length(wanted: usize, found: usize, name: &str) {
    assert!(wanted == found, "the shadow of `{name}` has {found} elements, and {wanted} are needed");
}

/// What consists of numbers at known places, or has lengths that a shadow must have, too, at any depth.
pub trait Shaped {
    fn same_shape(&self, shadow: &Self, name: &str);
}

impl Shaped for f32 {
    fn same_shape(&self, _: &Self, _: &str) {}
}
impl Shaped for f64 {
    fn same_shape(&self, _: &Self, _: &str) {}
}
impl<T: Shaped> Shaped for [T] {
    #[track_caller]
    fn same_shape(&self, shadow: &Self, name: &str) {
        same_length(self.len(), shadow.len(), name);
        for place in 0..self.len() {
            self[place].same_shape(&shadow[place], name);
        }
    }
}
impl<T: Shaped, const N: usize> Shaped for [T; N] {
    #[track_caller]
    fn same_shape(&self, shadow: &Self, name: &str) {
        self.as_slice().same_shape(shadow.as_slice(), name);
    }
}
#[cfg(feature = "alloc")]
impl<T: Shaped> Shaped for alloc::vec::Vec<T> {
    #[track_caller]
    fn same_shape(&self, shadow: &Self, name: &str) {
        self.as_slice().same_shape(shadow.as_slice(), name);
    }
}
#[cfg(feature = "alloc")]
impl<T: Shaped + ?Sized> Shaped for alloc::boxed::Box<T> {
    #[track_caller]
    fn same_shape(&self, shadow: &Self, name: &str) {
        (**self).same_shape(&**shadow, name);
    }
}

/// `(&Shape(&x)).same(&dx, "x")` asks what the type of `x` can answer: all lengths, else the outer one, else nothing.
pub struct Shape<'a, T: ?Sized>(pub &'a T);

impl<T: Shaped + ?Sized> Shape<'_, T> {
    #[track_caller]
    pub fn same(&self, shadow: &T, name: &str) {
        self.0.same_shape(shadow, name);
    }
}

pub trait AnyLength<T: ?Sized> {
    fn same(&self, shadow: &T, name: &str);
}
impl<T> AnyLength<[T]> for Shape<'_, [T]> {
    #[track_caller]
    fn same(&self, shadow: &[T], name: &str) {
        same_length(self.0.len(), shadow.len(), name);
    }
}
#[cfg(feature = "alloc")]
impl<T> AnyLength<alloc::vec::Vec<T>> for Shape<'_, alloc::vec::Vec<T>> {
    #[track_caller]
    fn same(&self, shadow: &alloc::vec::Vec<T>, name: &str) {
        same_length(self.0.len(), shadow.len(), name);
    }
}

pub trait AnyShape<T: ?Sized> {
    fn same(&self, shadow: &T, name: &str);
}
impl<T: ?Sized> AnyShape<T> for &Shape<'_, T> {
    fn same(&self, _: &T, _: &str) {}
}

/// The numbers that functions of slices are made of: `f64` and `f32`.
pub trait Real: Number + Default {
    #[doc(hidden)]
    const ONE: Self;
}
impl Real for f64 {
    const ONE: f64 = 1.0;
}
impl Real for f32 {
    const ONE: f32 = 1.0;
}
