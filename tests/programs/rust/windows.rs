// windows, chunks and step_by.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for w in x.windows(3) {
        sum += w[0] * w[2] - 2.0 * w[1] * w[1];
    }
    for c in x.chunks(2) {
        sum *= 1.0 + 0.1 * c.iter().sum::<f64>();
    }
    for i in (0..x.len()).step_by(3) {
        sum += x[i] * sum;
    }
    sum
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0, 0.3, -0.4, 0.9];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
