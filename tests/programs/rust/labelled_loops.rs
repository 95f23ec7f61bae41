// Nested loops with labelled continue, break with a value, and early return.
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    'rows: for (i, a) in x.iter().enumerate() {
        for b in &x[i..] {
            if *b < -1.0 {
                continue 'rows;
            }
            if sum > 20.0 {
                break 'rows;
            }
            sum += a * b * b;
        }
        sum *= 1.1;
        if sum < -5.0 {
            return sum * x[0];
        }
    }
    let mut k = 0;
    let found = loop {
        if x[k] > 1.0 || k + 1 == x.len() {
            break x[k];
        }
        k += 1;
    };
    sum * found
}

fn main() {
    for mut x in [[0.5, 1.25, -1.75, 2.0], [2.5, 2.25, 1.0, 0.5], [-2.0, 1.2, -0.5, 3.0], [0.1, 0.2, 0.3, 0.4]] {
        let dx = gradient(&mut x, |p, d, n| unsafe {
            __enzyme_autodiff(f as usize, p, d, n);
        });
        differences(|x| f(x), &x, &dx);
    }
    finish();
}
