// Hash maps of numbers beside integers, by pairs.
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn structs(x: &X) -> f64 {
    struct Entry {
        value: f64,
        square: f64,
        times: usize,
    }
    let mut map = HashMap::new();
    for i in 0..4 {
        map.insert((i, i + 1), Entry { value: x[i], square: x[i] * x[i], times: i });
    }
    map[&(2, 3)].value * map[&(3, 4)].square * map[&(3, 4)].times as f64
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(structs);
    finish();
}
