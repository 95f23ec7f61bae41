// levels: O0 O2
// memory: O0
// Vectors of pairs that begin with an integer are sorted, in a loop: the sort steps back from the first pair, and the block is
// released with its shadow all the same.
#[path = "check.rs"]
mod check;
use check::*;

fn sorted(b: &[f64; 4], n: usize) -> f64 {
    let mut s = 0.5;
    let mut t = 0.5 * b[3];
    let mut c = [0.0f64; 8];
    for i in 0..8 {
        c[i] = 0.31 * i as f64 - 1.0;
    }
    c[(2 * n) & 7] += 0.25 * b[n & 3].cos();
    for _ in (0..(n & 3)).rev().step_by(2) {
        let mut one: Vec<(usize, f64)> = (0..6).map(|i| ((i * 5 + n) % 7, c[i])).collect();
        one.sort_by_key(|x| x.0);
        t += one.iter().fold(0.0, |u, x| 0.6 * u + x.1 * x.1);
        let mut other: Vec<(usize, f64)> = (0..4).map(|i| ((i * 5 + n) % 7, b[i])).collect();
        other.sort_by_key(|x| x.0);
        s += other.iter().fold(0.0, |u, x| 0.6 * u + x.1 * x.1);
    }
    (c.iter().sum::<f64>() * 0.1).sin() + 0.3 * t * s
}

fn f(x: &[f64]) -> f64 {
    sorted(&[x[0], x[1], x[2], x[3]], 3)
}

fn main() {
    let mut x = [0.5, 0.25, -0.75, 0.4];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
