// Vecs made by vec!, to_vec and collect, updated in place.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let mut sums = vec![0.0; x.len() + 1];
    let copy = x.to_vec();
    for (i, v) in copy.iter().enumerate() {
        sums[i + 1] = sums[i] + v * v;
    }
    let scaled: Vec<f64> = sums.iter().map(|s| s * x[0]).collect();
    scaled.iter().zip(&sums).map(|(a, b)| a * b).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
