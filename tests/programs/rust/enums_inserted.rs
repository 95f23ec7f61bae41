// Enums of numbers in a vector into which others are inserted, and from which they are removed: how many are moved is known when the program runs.
// enough: O2
#[path = "check.rs"]
mod check;
use check::*;

#[derive(Clone)]
enum Entry {
    Number(f64),
    Maybe(Option<f64>, bool),
    Empty,
}

fn entry(x: &[f64], k: usize) -> Entry {
    match 2 * k % 3 {
        0 => Entry::Number(x[k % x.len()] * x[(k + 1) % x.len()]),
        1 => Entry::Maybe(if k % 2 == 0 { Some(x[k % x.len()]) } else { None }, k % 2 == 0),
        _ => Entry::Empty,
    }
}

fn weight(e: &Entry) -> f64 {
    match e {
        Entry::Number(a) => *a,
        Entry::Maybe(a, twice) => a.unwrap_or(0.5) * if *twice { 2.0 } else { 1.0 },
        Entry::Empty => 0.7,
    }
}

fn f(x: &mut [f64]) -> f64 {
    let n = x.len();
    let mut all: Vec<Entry> = Vec::new();
    for k in 0..2 * n {
        all.push(entry(x, k));
    }
    let copied = all[1].clone();
    all.insert(4, copied);
    all.swap(0, 5);
    all.remove(3);
    all.iter().enumerate().map(|(k, e)| weight(e) * (k + 2) as f64).sum()
}

fn main() {
    let x = [0.9, 1.1, -0.73, 0.35, 1.6, 0.2];
    let dx = gradient(&mut { x }, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(f, &x, &dx);
    finish();
}
