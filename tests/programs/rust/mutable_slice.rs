// A &mut slice updated in place with split_at_mut and swap.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &mut [f64]) -> f64 {
    let half = x.len() / 2;
    let (left, right) = x.split_at_mut(half);
    for (a, b) in left.iter_mut().zip(right.iter_mut()) {
        *a = *a * *b;
        *b += *a;
    }
    x.swap(0, half);
    for i in 1..x.len() {
        x[i] = x[i] * x[i - 1];
    }
    x[x.len() - 1] + x[0]
}

fn main() {
    let start = [0.5, 1.25, -0.75, 2.0];
    let mut x = start;
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &start, &dx);
    finish();
}
