//! Derivatives of functions of slices, closures that capture included. What is captured is constant.

use crate::engine::reverse;
#[cfg(feature = "alloc")]
use crate::entries::fwddiff;
use crate::entries::{autodiff, enzyme_const, enzyme_dup};
use crate::support::{Real, same_length};
#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};

unsafe fn value_at<F: Fn(&[T]) -> T, T>(f: &F, x: *const T, n: usize, value: *mut T) {
    unsafe { value.write(f(core::slice::from_raw_parts(x, n))) }
}

#[cfg(feature = "alloc")]
unsafe fn values_at<F: Fn(&[T], &mut [T]), T>(f: &F, x: *const T, n: usize, y: *mut T, m: usize) {
    unsafe { f(core::slice::from_raw_parts(x, n), core::slice::from_raw_parts_mut(y, m)) }
}

#[inline(always)]
unsafe fn gradient_at<F: Fn(&[T]) -> T, T: Real>(f: &F, x: *const T, n: usize, dx: *mut T) -> T {
    let (mut value, mut seed) = (T::default(), T::ONE);
    unsafe {
        autodiff(
            value_at::<F, T> as *const () as usize,
            enzyme_const,
            &raw const *f,
            enzyme_dup,
            x,
            dx,
            enzyme_const,
            n,
            enzyme_dup,
            &raw mut value,
            &raw mut seed,
        );
    }
    value
}

#[cfg(feature = "alloc")]
#[inline(never)]
unsafe fn only_gradient_at<F: Fn(&[T]) -> T, T: Real>(f: &F, x: *const T, n: usize, dx: *mut T) {
    unsafe { gradient_at(f, x, n, dx) };
}

pub fn derivative<F: Fn(T) -> T, T: Real>(f: F, x: T) -> T {
    let mut shadow = [(T::default(),)];
    unsafe { reverse(|x: *const (T,), _: *const ()| f((*x).0), (), (x,), &mut shadow, [T::ONE]) };
    shadow[0].0
}

#[track_caller]
pub fn add_gradient<F: Fn(&[T]) -> T, T: Real>(f: F, x: &[T], dx: &mut [T]) -> T {
    same_length(x.len(), dx.len(), "x");
    unsafe { gradient_at(&f, x.as_ptr(), x.len(), dx.as_mut_ptr()) }
}

#[cfg(feature = "alloc")]
pub fn value_and_gradient<F: Fn(&[T]) -> T, T: Real>(f: F, x: &[T]) -> (T, Vec<T>) {
    let mut dx = vec![T::default(); x.len()];
    let value = unsafe { gradient_at(&f, x.as_ptr(), x.len(), dx.as_mut_ptr()) };
    (value, dx)
}

#[cfg(feature = "alloc")]
pub fn gradient<F: Fn(&[T]) -> T, T: Real>(f: F, x: &[T]) -> Vec<T> {
    value_and_gradient(f, x).1
}

#[cfg(feature = "alloc")]
/// Rows by reverse mode where there are fewer results than arguments, else columns by forward mode.
pub fn jacobian<F: Fn(&[T], &mut [T]), T: Real>(f: F, x: &[T], m: usize) -> Vec<Vec<T>> {
    let (n, function) = (x.len(), values_at::<F, T> as *const () as usize);
    let (mut y, mut rows) = (vec![T::default(); m], vec![vec![T::default(); n]; m]);
    if m < n {
        for (place, row) in rows.iter_mut().enumerate() {
            let mut seeds = vec![T::default(); m];
            seeds[place] = T::ONE;
            unsafe {
                autodiff(
                    function,
                    enzyme_const,
                    &raw const f,
                    enzyme_dup,
                    x.as_ptr(),
                    row.as_mut_ptr(),
                    enzyme_const,
                    n,
                    enzyme_dup,
                    y.as_mut_ptr(),
                    seeds.as_mut_ptr(),
                    enzyme_const,
                    m,
                );
            }
        }
        return rows;
    }
    let (mut direction, mut column) = (vec![T::default(); n], vec![T::default(); m]);
    for place in 0..n {
        direction[place] = T::ONE;
        column.fill(T::default());
        unsafe {
            fwddiff(
                function,
                enzyme_const,
                &raw const f,
                enzyme_dup,
                x.as_ptr(),
                direction.as_ptr(),
                enzyme_const,
                n,
                enzyme_dup,
                y.as_mut_ptr(),
                column.as_mut_ptr(),
                enzyme_const,
                m,
            );
        }
        direction[place] = T::default();
        for (row, value) in rows.iter_mut().zip(&column) {
            row[place] = *value;
        }
    }
    rows
}

#[cfg(feature = "alloc")]
#[track_caller]
pub fn hvp<F: Fn(&[T]) -> T, T: Real>(f: F, x: &[T], v: &[T]) -> Vec<T> {
    same_length(x.len(), v.len(), "x");
    let (mut dx, mut product) = (vec![T::default(); x.len()], vec![T::default(); x.len()]);
    unsafe {
        fwddiff(
            only_gradient_at::<F, T> as *const () as usize,
            enzyme_const,
            &raw const f,
            enzyme_dup,
            x.as_ptr(),
            v.as_ptr(),
            enzyme_const,
            x.len(),
            enzyme_dup,
            dx.as_mut_ptr(),
            product.as_mut_ptr(),
        );
    }
    product
}

#[cfg(feature = "alloc")]
pub fn hessian<F: Fn(&[T]) -> T, T: Real>(f: F, x: &[T]) -> Vec<Vec<T>> {
    let mut direction = vec![T::default(); x.len()];
    (0..x.len())
        .map(|place| {
            direction[place] = T::ONE;
            let row = hvp(&f, x, &direction);
            direction[place] = T::default();
            row
        })
        .collect()
}
