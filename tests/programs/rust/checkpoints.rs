// A time loop with checkpoints: two buffers swap, and each iteration has a Vec of its own.
// levels: O1 O2 O3
#[path = "check.rs"]
mod check;
use check::*;

extern "C" {
    fn __enzyme_checkpoint(snapshots: i64);
}

fn rate(y: &[f64], k: &mut [f64]) {
    for i in 0..y.len() {
        k[i] = y[(i + 1) % y.len()].sin() - 0.3 * y[i];
    }
}

fn f(x: &mut [f64]) -> f64 {
    let n = x.len();
    let (mut first, mut second) = (x.to_vec(), vec![0.0; n]);
    let (mut y, mut next) = (&mut first[..], &mut second[..]);
    for t in 0..20 {
        unsafe { __enzyme_checkpoint(3) };
        let mut k = vec![0.0; n];
        rate(y, &mut k);
        for i in 0..n {
            next[i] = y[i] + 0.1 * k[i] + 0.001 * t as f64;
        }
        std::mem::swap(&mut y, &mut next);
    }
    y.iter().map(|v| v * v).sum()
}

fn main() {
    let mut x = [0.3, 0.8, 1.1];
    extern "C" fn request(x: *mut f64, n: usize) -> f64 {
        f(unsafe { std::slice::from_raw_parts_mut(x, n) })
    }
    let dx = gradient(&mut x, |x, dx, n| unsafe {
        __enzyme_autodiff(request as usize, enzyme_dup, x, dx, enzyme_const, n);
    });
    differences(f, &x, &dx);
    finish();
}
