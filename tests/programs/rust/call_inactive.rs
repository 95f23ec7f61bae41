// A function that is called as inactive: it counts, and nothing flows through its result.
#[path = "check.rs"]
mod check;
use check::*;
use std::sync::atomic::{AtomicUsize, Ordering};

extern "C" {
    fn __enzyme_call_inactive_note(f: usize, ...);
    fn __enzyme_call_inactive_largest(f: usize, ...) -> usize;
    fn __enzyme_call_inactive_norm(f: usize, ...) -> f64;
}

static CALLS: AtomicUsize = AtomicUsize::new(0);

fn note(value: f64) {
    CALLS.fetch_add(1, Ordering::Relaxed);
    if value > 1e6 {
        println!("large: {value}");
    }
}
fn largest(x: &[f64]) -> usize {
    (0..x.len()).max_by(|&a, &b| x[a].total_cmp(&x[b])).unwrap()
}
fn norm(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>().sqrt()
}

fn scaled(x: &[f64]) -> f64 {
    unsafe {
        let size = __enzyme_call_inactive_norm(norm as usize, x.as_ptr(), x.len());
        let top = __enzyme_call_inactive_largest(largest as usize, x.as_ptr(), x.len());
        let mut sum = x[top].sin();
        for v in x {
            __enzyme_call_inactive_note(note as usize, *v);
            sum += v * v / size;
        }
        sum
    }
}

fn main() {
    let mut x = [3.0, 0.5, -4.0];
    let size = norm(&x);
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(scaled as usize, enzyme_dup, p, d, enzyme_const, n);
    });
    check("dx[0]", dx[0], 6.0 / size + f64::cos(3.0));
    check("dx[1]", dx[1], 1.0 / size);
    check("dx[2]", dx[2], -8.0 / size);
    check("calls", CALLS.load(Ordering::Relaxed) as f64, 3.0);
    finish();
}
