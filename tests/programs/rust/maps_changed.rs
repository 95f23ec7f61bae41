// Hash maps of active numbers that grow, lose an entry, are copied, and are changed where they lie.
// levels: O1 O1g O2 O3
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn grown(x: &X) -> f64 {
    let mut map = HashMap::new();
    for i in 0..40u64 {
        map.insert(i * i, x[i as usize % 4] * i as f64);
    }
    let removed: f64 = map.remove(&25).unwrap();
    map.values().map(|v| v * v).sum::<f64>() + removed * x[0]
}

fn changed(x: &X) -> f64 {
    let map: HashMap<usize, f64> = x.iter().copied().enumerate().collect();
    let mut other = map.clone();
    for value in other.values_mut() {
        *value *= *value;
    }
    if let Some(value) = other.get_mut(&1) {
        *value *= x[0];
    }
    (0..4).map(|i| map[&i] * other[&i]).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(grown changed);
    finish();
}
