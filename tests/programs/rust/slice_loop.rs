// A slice indexed in a loop, with bounds checks that panic.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let mut y = 1.0;
    for i in 0..x.len() {
        y = y * x[i] + x[x.len() - 1 - i];
    }
    y * y
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
