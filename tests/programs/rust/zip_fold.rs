// zip, fold, enumerate, rev and product.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let crossed = x.iter().zip(x.iter().rev()).fold(0.0, |sum, (a, b)| sum + a * b * b);
    let weighted: f64 = x.iter().enumerate().map(|(i, v)| i as f64 * v).sum();
    let product: f64 = x.iter().product();
    crossed + weighted * product
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0, 0.3];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
