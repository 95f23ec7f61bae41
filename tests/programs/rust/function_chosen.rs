// Which function is differentiated is decided when the program runs: Rust passes its address as a number.
#[path = "check.rs"]
mod check;
use check::*;
extern "C" {
    fn __enzyme_fwddiff(f: usize, ...) -> f64;
}

fn cube(x: f64) -> f64 { x * x * x }
fn wave(x: f64) -> f64 { x.sin() * x }
fn flat(_: f64) -> f64 { 2.0 }
const TABLE: [fn(f64) -> f64; 3] = [cube, wave, flat];

#[inline(never)]
fn slope(x: f64, which: i32) -> f64 {
    let f: fn(f64) -> f64 = if which == 1 { wave } else { cube };
    unsafe { __enzyme_autodiff(f as usize, x) }
}
#[inline(never)]
fn tangent(x: f64, which: usize) -> f64 { unsafe { __enzyme_fwddiff(TABLE[which] as usize, x, 1.0) } }

fn main() {
    let x = 0.7f64;
    let wanted = [3.0 * x * x, x.cos() * x + x.sin(), 0.0];
    for k in 0..2 {
        check("slope", slope(x, k as i32), wanted[k]);
    }
    for k in 0..3 {
        check("tangent", tangent(x, k), wanted[k]);
    }
    let second = unsafe { __enzyme_fwddiff(slope as *const () as usize, x, 1.0, 1i32) };
    check("second derivative", second, 2.0 * x.cos() - x * x.sin());
    finish();
}
