// Hash maps of lists that grow: each entry owns memory of its own.
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn lists(x: &X) -> f64 {
    let mut map: HashMap<usize, Vec<f64>> = HashMap::new();
    for i in 0..4 {
        map.entry(i % 2).or_default().push(x[i] * x[i]);
    }
    map[&0].iter().sum::<f64>() * map[&1].iter().product::<f64>()
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
