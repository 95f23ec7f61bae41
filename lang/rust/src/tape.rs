//! The two sweeps of reverse mode apart.

use crate::entries::{enzyme_const, enzyme_dup, enzyme_nofree, enzyme_strong_zero};
use crate::support::{Real, same_length};

/// What the forward sweep of a function left for its reverse sweep.
///
/// It borrows what the reverse sweep reads (the function, the point) and what it adds to (the shadow), and is released when it
/// is used up or dropped.
///
/// ```
/// let scale = 3.0;
/// let f = |x: &[f64]| x[0] * x[1] * scale;
/// let (x, mut dx) = ([2.0, 5.0], [0.0; 2]);
/// let (value, mut tape) = enzyme_hub::Tape::record(&f, &x, &mut dx);
/// assert_eq!(value, 30.0);
/// tape.add(1.0); // as often as one likes
/// tape.reverse(0.5); // the last time
/// assert_eq!(dx, [1.5 * 15.0, 1.5 * 6.0]);
/// ```
///
/// The point cannot change while the tape lives:
///
/// ```compile_fail,E0506
/// let (mut x, mut dx) = ([2.0], [0.0]);
/// let square = |x: &[f64]| x[0] * x[0];
/// let (_, tape) = enzyme_hub::Tape::record(&square, &x, &mut dx);
/// x[0] = 3.0;
/// tape.reverse(1.0);
/// ```
#[must_use = "the forward sweep ran for the reverse sweep"]
pub struct Tape<'a, F: Fn(&[T]) -> T, T: Taped> {
    f: &'a F,
    x: &'a [T],
    dx: &'a mut [T],
    tape: *mut u8,
}

impl<'a, F: Fn(&[T]) -> T, T: Taped> Tape<'a, F, T> {
    /// The value of `f` at `x`, and the tape. The gradient will be added to `dx`.
    #[track_caller]
    pub fn record(f: &'a F, x: &'a [T], dx: &'a mut [T]) -> (T, Self) {
        same_length(x.len(), dx.len(), "x");
        let (value, tape) = unsafe { T::record(f, x, dx) };
        (value, Tape { f, x, dx, tape })
    }

    /// Adds the gradient times `seed`, and keeps the tape.
    pub fn add(&mut self, seed: T) {
        unsafe { T::add(self.f, self.x, self.dx, seed, self.tape) }
    }

    /// Adds the gradient times `seed`, and releases the tape.
    pub fn reverse(self, seed: T) {
        let mut held = core::mem::ManuallyDrop::new(self);
        let Tape { f, x, dx, tape } = &mut *held;
        unsafe { T::reverse(*f, x, dx, seed, *tape) }
    }

    /// What was added so far.
    pub fn shadow(&self) -> &[T] {
        self.dx
    }
}

/// A reverse sweep is what releases a tape; with the seed zero it adds nothing, for all sweeps have the strong zero.
impl<F: Fn(&[T]) -> T, T: Taped> Drop for Tape<'_, F, T> {
    fn drop(&mut self) {
        unsafe { T::reverse(self.f, self.x, self.dx, T::default(), self.tape) }
    }
}

/// The numbers that tapes are for: `f64` and `f32`.
#[doc(hidden)]
pub trait Taped: Real {
    unsafe fn record<F: Fn(&[Self]) -> Self>(f: &F, x: &[Self], dx: &mut [Self]) -> (Self, *mut u8);
    unsafe fn add<F: Fn(&[Self]) -> Self>(f: &F, x: &[Self], dx: &mut [Self], seed: Self, tape: *mut u8);
    unsafe fn reverse<F: Fn(&[Self]) -> Self>(f: &F, x: &[Self], dx: &mut [Self], seed: Self, tape: *mut u8);
}

unsafe fn value_at<F: Fn(&[T]) -> T, T>(f: &F, x: *const T, n: usize) -> T {
    unsafe { f(core::slice::from_raw_parts(x, n)) }
}

macro_rules! taped {
    ($number:ty, $module:ident) => {
        mod $module {
            /// A tape, and the value that was computed on the way.
            #[repr(C)]
            pub struct Recorded {
                pub tape: *mut u8,
                pub value: $number,
            }
            unsafe extern "C-unwind" {
                #[link_name = concat!("__enzyme_augmentfwd_", stringify!($number), "__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init")]
                pub fn augmented(function: usize, ...) -> Recorded;
                #[link_name = "__enzyme_reverse__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init"]
                pub fn reverse(function: usize, ...);
            }
        }

        impl Taped for $number {
            unsafe fn record<F: Fn(&[Self]) -> Self>(f: &F, x: &[Self], dx: &mut [Self]) -> (Self, *mut u8) {
                let function = value_at::<F, Self> as *const () as usize;
                let recorded = unsafe {
                    $module::augmented(function, enzyme_strong_zero, enzyme_const, &raw const *f, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), enzyme_const, x.len())
                };
                (recorded.value, recorded.tape)
            }
            unsafe fn add<F: Fn(&[Self]) -> Self>(f: &F, x: &[Self], dx: &mut [Self], seed: Self, tape: *mut u8) {
                let function = value_at::<F, Self> as *const () as usize;
                unsafe {
                    $module::reverse(
                        function, enzyme_strong_zero, enzyme_nofree, enzyme_const, &raw const *f, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), enzyme_const,
                        x.len(), f64::from(seed), tape,
                    )
                }
            }
            unsafe fn reverse<F: Fn(&[Self]) -> Self>(f: &F, x: &[Self], dx: &mut [Self], seed: Self, tape: *mut u8) {
                let function = value_at::<F, Self> as *const () as usize;
                unsafe {
                    $module::reverse(
                        function, enzyme_strong_zero, enzyme_const, &raw const *f, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(),
                        enzyme_const, x.len(), f64::from(seed), tape,
                    )
                }
            }
        }
    };
}

taped!(f64, double);
taped!(f32, single);
