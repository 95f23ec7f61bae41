// map, filter and sum over a slice.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let squares: f64 = x.iter().map(|v| v * v).sum();
    let positive: f64 = x.iter().filter(|v| **v > 0.0).map(|v| v.sin()).sum();
    squares * positive
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
