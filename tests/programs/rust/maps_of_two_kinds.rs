// A BTreeMap beside a HashMap, whose static memory may hold pointers of an earlier call: what a BTreeMap copies beside its pointers
// (a result that holds none) lies in no static memory.
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::{BTreeMap, HashMap};

fn hashed(u: f64, n: usize) -> f64 {
    let mut m = HashMap::new();
    for i in 0..n {
        m.insert((i * 5) % 7, u * 0.6 + i as f64);
    }
    (0..7usize).filter_map(|k| m.get(&k)).map(|x| x * x).sum()
}

fn f(x: &[f64]) -> f64 {
    let mut m = BTreeMap::new();
    for i in 0..x.len() {
        m.insert((i * 5) % 7, x[i] * 0.6);
    }
    let s: f64 = (0..7usize).filter_map(|k| m.get(&k)).map(|x| x * x).sum();
    if x[0] > 0.0 { s * hashed(x[1], x.len()) } else { s }
}

fn main() {
    for first in [0.5, -0.5] {
        let mut x = [first, 1.25, -0.75, 2.0, 0.25];
        let dx = gradient(&mut x, |p, d, n| unsafe {
            __enzyme_autodiff(f as usize, p, d, n);
        });
        differences(|x| f(x), &x, &dx);
    }
    finish();
}
