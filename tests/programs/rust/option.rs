// Option<f64> returned by a function that is not inlined, and the ? operator.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn root(x: f64) -> Option<f64> {
    if x < 0.0 {
        None
    } else {
        Some(x.sqrt())
    }
}

fn sum_of_roots(x: &[f64]) -> Option<f64> {
    let mut sum = 0.0;
    for &v in x {
        sum += root(v)? * v;
    }
    Some(sum)
}

fn f(x: &[f64]) -> f64 {
    sum_of_roots(x).unwrap_or(x[0] * 3.0) + root(x[1]).map_or(0.0, |r| 2.0 * r)
}

fn main() {
    for mut x in [[0.5, 1.25, 2.0], [0.5, -1.0, 2.0], [0.5, 1.0, -2.0]] {
        let dx = gradient(&mut x, |p, d, n| unsafe {
            __enzyme_autodiff(f as usize, p, d, n);
        });
        differences(|x| f(x), &x, &dx);
    }
    finish();
}
