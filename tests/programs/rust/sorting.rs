// A sort of the values, written by hand with swap.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let mut y = [x[0], x[1], x[2], x[3]];
    for i in 1..y.len() {
        let mut j = i;
        while j > 0 && y[j - 1] > y[j] {
            y.swap(j - 1, j);
            j -= 1;
        }
    }
    y.iter().enumerate().map(|(i, v)| (i + 1) as f64 * v * v).sum()
}

fn main() {
    let mut x = [2.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
