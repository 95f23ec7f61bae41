// Generic functions and const generics.
#[path = "check.rs"]
mod check;
use check::*;
use std::ops::{Add, Mul};

fn horner<T: Copy + Add<Output = T> + Mul<Output = T>, const N: usize>(c: [T; N], x: T) -> T {
    let mut y = c[0];
    for i in 1..N {
        y = y * x + c[i];
    }
    y
}

fn f(x: f64) -> f64 {
    horner([2.0, -1.0, 0.5, 3.0], x) + horner([1.0f32, 2.0], x as f32) as f64
}

fn main() {
    let x = 0.75;
    check("f'", unsafe { __enzyme_autodiff(f as usize, x) }, 6.0 * x * x - 2.0 * x + 0.5 + 1.0);
    finish();
}
