// Hash maps with padding between key and number, walked over; three types of maps beside each other.
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn walked(x: &X) -> f64 {
    let mut map: HashMap<u32, f64> = HashMap::new();
    for i in 0..4u32 { map.insert(i * 7, x[i as usize]); }
    let mut s = 0.0;
    for (k, v) in &map { s += *k as f64 * v * v; }
    if let Some(v) = map.get(&7) { s += v * x[0]; }
    s
}

fn several(x: &X) -> f64 {
    let mut a: HashMap<u32, f64> = HashMap::new();
    let mut b: HashMap<usize, f64> = HashMap::new();
    let mut c: HashMap<usize, usize> = HashMap::new();
    for i in 0..4usize { a.insert(i as u32, x[i] * 2.0); b.insert(i * 3, x[i] * x[i]); c.insert(i, 3 - i); }
    (0..4usize).map(|i| a[&(i as u32)] * b[&(3 * c[&i])]).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(walked several);
    finish();
}
