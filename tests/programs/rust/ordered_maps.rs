// Ordered maps on the side of active numbers: what is looked up says which numbers take part, and in which order.
// levels: O0
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::BTreeMap;

type X = [f64; 4];

fn map(x: &X) -> f64 {
    let places: BTreeMap<u64, usize> = (0..4).map(|i| (20 - 3 * i as u64, i)).collect();
    places.iter().map(|(key, i)| x[*i] * x[*i] * *key as f64).sum::<f64>() * x[places[&17]]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(map);
    finish();
}
