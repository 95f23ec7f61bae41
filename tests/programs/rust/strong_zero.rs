// A zero adjoint, or tangent, times an infinite partial is zero where the program says so.
#[path = "check.rs"]
mod check;
use check::*;

extern "C" {
    static enzyme_strong_zero: i32;
    fn __enzyme_fwddiff(f: usize, ...) -> f64;
}

fn weighted(x: &[f64], w: &[f64]) -> f64 {
    x.iter().zip(w).map(|(v, w)| (v * f64::INFINITY * 1.0).exp() * w).sum::<f64>() + x[0] * x[1]
}

fn main() {
    let mut x = [1.5, 0.5];
    let w = [0.0, 0.0];
    let n = 2usize;
    for strong in [false, true] {
        let dx = gradient(&mut x, |p, d, _| unsafe {
            if strong {
                __enzyme_autodiff(weighted as usize, enzyme_strong_zero, enzyme_dup, p, d, enzyme_const, n, enzyme_const, w.as_ptr(), enzyme_const, n);
            } else {
                __enzyme_autodiff(weighted as usize, enzyme_dup, p, d, enzyme_const, n, enzyme_const, w.as_ptr(), enzyme_const, n);
            }
        });
        if strong {
            check("dx[0]", dx[0], 0.5);
            check("dx[1]", dx[1], 1.5);
        } else {
            check("undefined", dx[0].is_nan() as i32 as f64, 1.0);
        }
    }
    let direction = [0.0, 0.0];
    let tangent = unsafe {
        let (p, d) = (x.as_ptr(), direction.as_ptr());
        __enzyme_fwddiff(weighted as usize, enzyme_strong_zero, enzyme_dup, p, d, enzyme_const, n, enzyme_const, w.as_ptr(), enzyme_const, n)
    };
    check("tangent", tangent.is_nan() as i32 as f64, 0.0);
    finish();
}
