//! The requests behind the attributes. What a function is given travels in memory, so that nothing depends on Rust's calling
//! convention: a tuple of what is differentiated beside a tuple of shadows, a tuple of constants, and the result.

use crate::entries::{autodiff, enzyme_const, enzyme_dup, enzyme_dupv, enzyme_width, fwddiff};
use core::mem::{ManuallyDrop, MaybeUninit, size_of};

unsafe fn run<F: Fn(A, C) -> R, A, C, R>(f: &F, constants: *const C, arguments: *const A, result: *mut R) {
    unsafe { result.write(f(arguments.read(), constants.read())) }
}

/// The value, while gradients are added to what the shadows lead to, and to the numbers in them.
///
/// # Safety
/// Each shadow has the form of the arguments.
#[inline(always)]
pub unsafe fn reverse<const LANES: usize, F: Fn(A, C) -> R, A, C, R>(
    f: F,
    constants: C,
    arguments: A,
    shadows: &mut [A; LANES],
    mut seeds: [R; LANES],
) -> R {
    let (constants, arguments) = (ManuallyDrop::new(constants), ManuallyDrop::new(arguments));
    let mut result = MaybeUninit::<R>::uninit();
    let function = run::<F, A, C, R> as *const () as usize;
    let (arguments, result_at) = (&raw const arguments, result.as_mut_ptr());
    unsafe {
        if LANES == 1 {
            let (shadow, seed) = (shadows.as_mut_ptr(), seeds.as_mut_ptr());
            autodiff(
                function,
                enzyme_const,
                &raw const f,
                enzyme_const,
                &raw const constants,
                enzyme_dup,
                arguments,
                shadow,
                enzyme_dup,
                result_at,
                seed,
            );
        } else {
            let (shadow, seed) = (shadows.as_mut_ptr(), seeds.as_mut_ptr());
            autodiff(
                function,
                enzyme_width,
                LANES,
                enzyme_const,
                &raw const f,
                enzyme_const,
                &raw const constants,
                enzyme_dupv,
                size_of::<A>(),
                arguments,
                shadow,
                enzyme_dupv,
                size_of::<R>(),
                result_at,
                seed,
            );
        }
        core::mem::forget(seeds);
        result.assume_init()
    }
}

/// The value and its tangent in each lane.
///
/// # Safety
/// Each shadow has the form of the arguments.
#[inline(always)]
pub unsafe fn forward<const LANES: usize, F: Fn(A, C) -> R, A, C, R>(
    f: F,
    constants: C,
    arguments: A,
    shadows: [A; LANES],
) -> (R, [R; LANES]) {
    let (constants, arguments) = (ManuallyDrop::new(constants), ManuallyDrop::new(arguments));
    let shadows = ManuallyDrop::new(shadows);
    let (mut result, mut tangents) = (MaybeUninit::<R>::uninit(), MaybeUninit::<[R; LANES]>::zeroed());
    let function = run::<F, A, C, R> as *const () as usize;
    let (arguments, shadow, result_at) = (&raw const arguments, &raw const shadows, result.as_mut_ptr());
    unsafe {
        if LANES == 1 {
            fwddiff(
                function,
                enzyme_const,
                &raw const f,
                enzyme_const,
                &raw const constants,
                enzyme_dup,
                arguments,
                shadow,
                enzyme_dup,
                result_at,
                tangents.as_mut_ptr(),
            );
        } else {
            fwddiff(
                function,
                enzyme_width,
                LANES,
                enzyme_const,
                &raw const f,
                enzyme_const,
                &raw const constants,
                enzyme_dupv,
                size_of::<A>(),
                arguments,
                shadow,
                enzyme_dupv,
                size_of::<R>(),
                result_at,
                tangents.as_mut_ptr(),
            );
        }
        (result.assume_init(), tangents.assume_init())
    }
}
