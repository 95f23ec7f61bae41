// memory: O2
// Boxed slices made by functions that are not inlined: one filled from active data, one of zeros that gets active data.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn squares(x: &[f64]) -> Box<[f64]> {
    x.iter().map(|v| v * v).collect()
}

#[inline(never)]
fn zeros(n: usize) -> Box<[f64]> {
    vec![0.0; n].into_boxed_slice()
}

fn f(x: &[f64]) -> f64 {
    let s = squares(x);
    let mut z = zeros(x.len());
    for i in 0..x.len() {
        z[i] = s[i] * x[0];
    }
    squares(&z).iter().sum::<f64>() + z[2]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
