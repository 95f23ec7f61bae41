// Fixed-size arrays by value: passed, returned and indexed.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn f(x: &[f64]) -> f64 {
    let mut a = [x[0], x[1], x[2]];
    let b = [x[3], x[4], x[5]];
    for k in 0..3 {
        a = cross(a, b);
        a[k] += x[k];
    }
    a.iter().zip(b).map(|(p, q)| p * q * p).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 0.3, 0.8, -0.6];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
