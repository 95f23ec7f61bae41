// Hash maps of lists that are made on the way, and walked over.
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn lists(x: &X) -> f64 {
    let mut map: HashMap<usize, Vec<f64>> = HashMap::new();
    for i in 0..20 { map.entry(i % 7).or_insert_with(Vec::new).push(x[i % 4] * x[i % 4] * i as f64); }
    map.values().map(|v| v.iter().sum::<f64>().powi(2)).sum::<f64>()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(lists);
    finish();
}
