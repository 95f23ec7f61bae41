// A loop until the data has converged, with a labelled break.
#[path = "check.rs"]
mod check;
use check::*;

fn root(a: f64) -> f64 {
    let mut x = a.max(1.0);
    'search: loop {
        for _ in 0..3 {
            let next = 0.5 * (x + a / x);
            if (next - x).abs() < 1e-14 * next {
                break 'search;
            }
            x = next;
        }
    }
    x
}

fn main() {
    for a in [0.3, 2.0, 50.0, 1e4f64] {
        near("root'", unsafe { __enzyme_autodiff(root as usize, a) }, 0.5 / a.sqrt(), 1e-9);
    }
    finish();
}
