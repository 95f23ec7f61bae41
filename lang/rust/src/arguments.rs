//! Functions of several arguments, each with what is to become of it: `reverse(f, (Active(x), Duplicated(&v, &mut dv), Const(n)))`.

use crate::engine;
use crate::support::{Real, Shaped};

/// A number whose derivative is returned.
pub struct Active<T>(pub T);

/// A reference to numbers, and one to its shadow: gradients are added to that in reverse mode, tangents are read from it in forward mode.
pub struct Duplicated<P, S>(pub P, pub S);

/// A number and its tangent.
pub struct Dual<T>(pub T, pub T);

/// Anything that is not differentiated.
pub struct Const<T>(pub T);

/// An argument as it travels: a part with a shadow of the same form, and one without.
#[doc(hidden)]
pub trait Argument {
    type Given;
    type Part: Copy;
    type Kept;
    type Derivative;
    fn parts(self) -> (Self::Part, Self::Part, Self::Kept);
    /// # Safety
    /// The pointers lead to the parts; what is kept is taken, once.
    unsafe fn given(part: *const Self::Part, kept: *const Self::Kept) -> Self::Given;
    fn derivative(shadow: Self::Part) -> Self::Derivative;
}

#[diagnostic::on_unimplemented(
    message = "`{Self}` says nothing of an argument in reverse mode",
    label = "Active(number), Duplicated(&x, &mut dx) or Const(anything)"
)]
#[doc(hidden)]
pub trait InReverse: Argument {}

#[diagnostic::on_unimplemented(
    message = "`{Self}` says nothing of an argument in forward mode",
    label = "Dual(number, tangent), Duplicated(&x, &mut dx) or Const(anything)"
)]
#[doc(hidden)]
pub trait InForward: Argument {}

impl<T: Real> InReverse for Active<T> {}
impl<T: Real> InForward for Dual<T> {}
impl<T> InReverse for Const<T> {}
impl<T> InForward for Const<T> {}
impl<P, S> InReverse for Duplicated<P, S> where Self: Argument {}
impl<P, S> InForward for Duplicated<P, S> where Self: Argument {}

impl<T: Real> Argument for Active<T> {
    type Given = T;
    type Part = (T,);
    type Kept = ();
    type Derivative = T;
    fn parts(self) -> ((T,), (T,), ()) {
        ((self.0,), (T::default(),), ())
    }
    unsafe fn given(part: *const (T,), _: *const ()) -> T {
        unsafe { (*part).0 }
    }
    fn derivative(shadow: (T,)) -> T {
        shadow.0
    }
}

impl<T: Real> Argument for Dual<T> {
    type Given = T;
    type Part = (T,);
    type Kept = ();
    type Derivative = ();
    fn parts(self) -> ((T,), (T,), ()) {
        ((self.0,), (self.1,), ())
    }
    unsafe fn given(part: *const (T,), _: *const ()) -> T {
        unsafe { (*part).0 }
    }
    fn derivative(_: (T,)) {}
}

impl<T> Argument for Const<T> {
    type Given = T;
    type Part = ();
    type Kept = T;
    type Derivative = ();
    fn parts(self) -> ((), (), T) {
        ((), (), self.0)
    }
    unsafe fn given(_: *const (), kept: *const T) -> T {
        unsafe { kept.read() }
    }
    fn derivative(_: ()) {}
}

impl<'a, T: Shaped + ?Sized> Argument for Duplicated<&'a T, &'a mut T> {
    type Given = &'a T;
    type Part = *const T;
    type Kept = ();
    type Derivative = ();
    #[track_caller]
    fn parts(self) -> (*const T, *const T, ()) {
        self.0.same_shape(self.1, "an argument");
        (&raw const *self.0, &raw const *self.1, ())
    }
    unsafe fn given(part: *const *const T, _: *const ()) -> &'a T {
        unsafe { &**part }
    }
    fn derivative(_: *const T) {}
}

impl<'a, T: Shaped + ?Sized> Argument for Duplicated<&'a mut T, &'a mut T> {
    type Given = &'a mut T;
    type Part = *mut T;
    type Kept = ();
    type Derivative = ();
    #[track_caller]
    fn parts(self) -> (*mut T, *mut T, ()) {
        self.0.same_shape(self.1, "an argument");
        (&raw mut *self.0, &raw mut *self.1, ())
    }
    unsafe fn given(part: *const *mut T, _: *const ()) -> &'a mut T {
        unsafe { &mut **part }
    }
    fn derivative(_: *mut T) {}
}

/// A tuple of arguments for a function that takes what they are of.
#[doc(hidden)]
pub trait Reverse<F> {
    type Value;
    type Derivatives;
    fn reverse(self, f: F) -> (Self::Value, Self::Derivatives);
}

#[doc(hidden)]
pub trait Forward<F> {
    type Value;
    fn forward(self, f: F) -> (Self::Value, Self::Value);
}

macro_rules! tuples {
    ($($name:ident $place:tt),+) => {
        impl<F: Fn($($name::Given),+) -> R, R: Real, $($name: InReverse),+> Reverse<F> for ($($name,)+) {
            type Value = R;
            type Derivatives = ($($name::Derivative,)+);
            #[inline(always)]
            #[track_caller]
            fn reverse(self, f: F) -> (R, Self::Derivatives) {
                let split = ($(self.$place.parts(),)+);
                let mut shadows = [($(split.$place.1,)+)];
                let called = |parts: *const ($($name::Part,)+), kept: *const ($($name::Kept,)+)| unsafe {
                    f($($name::given(&raw const (*parts).$place, &raw const (*kept).$place)),+)
                };
                let value = unsafe {
                    engine::reverse(called, ($(split.$place.2,)+), ($(split.$place.0,)+), &mut shadows, [R::ONE])
                };
                (value, ($($name::derivative(shadows[0].$place),)+))
            }
        }

        impl<F: Fn($($name::Given),+) -> R, R: Real, $($name: InForward),+> Forward<F> for ($($name,)+) {
            type Value = R;
            #[inline(always)]
            #[track_caller]
            fn forward(self, f: F) -> (R, R) {
                let split = ($(self.$place.parts(),)+);
                let shadows = [($(split.$place.1,)+)];
                let called = |parts: *const ($($name::Part,)+), kept: *const ($($name::Kept,)+)| unsafe {
                    f($($name::given(&raw const (*parts).$place, &raw const (*kept).$place)),+)
                };
                let (value, [tangent]) = unsafe {
                    engine::forward(called, ($(split.$place.2,)+), ($(split.$place.0,)+), shadows)
                };
                (value, tangent)
            }
        }
    };
}

tuples!(A 0);
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, G 5);

/// The value of a function that returns a number, and the derivatives by its `Active` arguments; the gradients by `Duplicated` ones are
/// added to their shadows. What the function captures is constant.
///
/// ```
/// use enzyme_hub::{Active, Const, Duplicated, reverse};
///
/// fn energy(scale: f64, x: &[f64], power: i32) -> f64 {
///     scale * x.iter().map(|x| x.powi(power)).sum::<f64>()
/// }
///
/// let mut dx = [0.0; 2];
/// let (value, (dscale, (), ())) = reverse(energy, (Active(2.0), Duplicated(&[3.0, 4.0][..], &mut dx[..]), Const(2)));
/// assert_eq!((value, dscale, dx), (50.0, 25.0, [12.0, 16.0]));
/// ```
///
/// A number in forward mode's form is none here:
///
/// ```compile_fail
/// use enzyme_hub::{Dual, reverse};
/// reverse(|x: f64| x * x, (Dual(3.0, 1.0),));
/// ```
#[inline(always)]
#[track_caller]
pub fn reverse<F, A: Reverse<F>>(f: F, arguments: A) -> (A::Value, A::Derivatives) {
    arguments.reverse(f)
}

/// The value of a function that returns a number, and its tangent.
///
/// ```
/// use enzyme_hub::{Const, Dual, forward};
///
/// let (value, tangent) = forward(|x: f64, n: i32| x.powi(n), (Dual(3.0, 0.5), Const(2)));
/// assert_eq!((value, tangent), (9.0, 3.0));
/// ```
#[inline(always)]
#[track_caller]
pub fn forward<F, A: Forward<F>>(f: F, arguments: A) -> (A::Value, A::Value) {
    arguments.forward(f)
}
