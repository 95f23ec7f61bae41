// Closures that capture by reference and by move, one changing what it captured.
#[path = "check.rs"]
mod check;
use check::*;

fn trapezoid(g: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
    let h = (b - a) / n as f64;
    (0..n).map(|i| 0.5 * h * (g(a + i as f64 * h) + g(a + (i + 1) as f64 * h))).sum()
}

fn f(x: &[f64]) -> f64 {
    let rate = x[0];
    let mut total = 0.0;
    let mut add = |v: f64| total += v * v;
    for &v in x {
        add(v);
    }
    trapezoid(move |t| (-rate * t).exp() * t, 0.0, x[1], 10) * total
}

fn main() {
    let mut x = [0.5, 1.25, -0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
