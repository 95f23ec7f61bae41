// memory: O2
// Vecs of Vecs made, moved, returned and dropped: each block is released once.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn gram(a: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let mut c = vec![vec![0.0; 3]; a.len()];
    for i in 0..a.len() {
        for j in 0..3 {
            for k in 0..3 {
                c[i][j] += a[i][k] * a[i][j];
            }
        }
    }
    c
}

fn f(x: &[f64]) -> f64 {
    let a = vec![vec![x[0], x[1], x[2]], vec![x[3], x[4], x[5]]];
    let c = gram(&a);
    c[0][0] * c[1][1] - c[0][1] * c[1][0]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0, 0.3, 1.1];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
