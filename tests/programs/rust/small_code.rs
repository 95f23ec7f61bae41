// Optimised for size, where the standard library's functions are not inlined: growing, inserting, sorting indices.
// levels: Os Oz
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let rows: Vec<Vec<f64>> = x.chunks(3).map(|c| c.iter().map(|v| v * v).collect()).collect();
    let mut v = vec![x[0]; 2];
    v.insert(1, x[1] * x[2]);
    v.extend(rows[1].iter());
    let mut order: Vec<usize> = (0..x.len()).collect();
    order.sort_by(|&a, &b| x[a].partial_cmp(&x[b]).unwrap());
    order.iter().zip(&v).map(|(&k, y)| x[k] * y).sum::<f64>() + rows[0][2]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0, 0.3, 1.1];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
