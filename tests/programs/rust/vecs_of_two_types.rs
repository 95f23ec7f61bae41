// Vecs of numbers and of indices grow in the same library function, which knows neither type.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn ascending(x: &[f64]) -> Vec<usize> {
    let mut places = Vec::new();
    for i in 0..x.len() {
        if x[i] > 0.0 {
            places.push(i);
        }
    }
    places
}

fn f(x: &[f64]) -> f64 {
    let mut squares = Vec::new();
    let mut pairs: Vec<(f64, usize)> = Vec::new();
    for i in ascending(x) {
        squares.push(x[i] * x[i]);
        pairs.push((x[i], squares.len()));
    }
    pairs.iter().map(|&(v, n)| v * squares[n - 1]).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
