// memory: O2
// A Vec that grows by push while it is read.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let mut powers = Vec::new();
    for &v in x {
        let last = powers.last().copied().unwrap_or(1.0);
        powers.push(last * v);
        powers.push(v * v);
    }
    powers.iter().map(|p| p * powers[0]).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
