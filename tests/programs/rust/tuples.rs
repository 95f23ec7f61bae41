// Tuples returned from functions that are not inlined.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn moments(x: &[f64]) -> (f64, f64) {
    let n = x.len() as f64;
    let mean = x.iter().sum::<f64>() / n;
    let variance = x.iter().map(|v| (v - mean) * (v - mean)).sum::<f64>() / n;
    (mean, variance)
}

#[inline(never)]
fn with_count(x: &[f64]) -> (usize, f64, f64) {
    let (mean, variance) = moments(x);
    (x.iter().filter(|v| **v > mean).count(), mean * variance, variance)
}

fn f(x: &[f64]) -> f64 {
    let (count, product, variance) = with_count(x);
    count as f64 * product + variance.sqrt()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
