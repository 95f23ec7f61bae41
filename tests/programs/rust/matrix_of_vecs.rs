// memory: O2
// Vec<Vec<f64>>: rows on the heap, a matrix power, its trace.
#[path = "check.rs"]
mod check;
use check::*;

fn multiply(a: &[Vec<f64>], b: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let n = a.len();
    let mut c = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..n {
            for k in 0..n {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}

fn f(x: &[f64]) -> f64 {
    let a: Vec<Vec<f64>> = x.chunks(3).map(|row| row.to_vec()).collect();
    let cube = multiply(&multiply(&a, &a), &a);
    (0..3).map(|i| cube[i][i]).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 0.3, -0.4, 0.6, 0.8, 0.1, 0.9];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
