// enzyme_const as a static passed by value, on a scalar and on a slice.
#[path = "check.rs"]
mod check;
use check::*;

fn weighted(w: &[f64], x: &[f64], scale: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..w.len() {
        sum += scale * w[i] * x[i] * x[i];
    }
    sum
}

fn main() {
    let (w, x, mut dx) = ([1.0, -2.0, 3.0], [0.5, 1.5, 2.5], [0.0; 3]);
    unsafe {
        __enzyme_autodiff(
            weighted as usize,
            enzyme_const,
            w.as_ptr(),
            3usize,
            enzyme_dup,
            x.as_ptr(),
            dx.as_mut_ptr(),
            3usize,
            enzyme_const,
            2.0,
        );
    }
    for i in 0..3 {
        check("dx", dx[i], 4.0 * w[i] * x[i]);
    }
    finish();
}
