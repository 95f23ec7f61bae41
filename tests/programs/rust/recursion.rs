// Recursion on slices.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    match x {
        [] => 1.0,
        [a] => a * a,
        _ => {
            let (left, right) = x.split_at(x.len() / 2);
            f(left) * f(right) + x[0].sin()
        }
    }
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0, 0.7];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
