// Hash maps that hold active numbers: by integers, by integers with padding behind, by text.
// levels: O0 O1g O2
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn inserted(x: &X) -> f64 {
    let map: HashMap<usize, f64> = x.iter().map(|a| a * a).enumerate().collect();
    map[&0] * map[&2] + map[&3]
}

fn counted(x: &X) -> f64 {
    let mut map: HashMap<u32, f64> = HashMap::new();
    for i in 0..8 {
        *map.entry(i % 3).or_insert(0.0) += x[i as usize % 4] * i as f64;
    }
    map[&0] * map[&1] + map[&2].sin()
}

fn named(x: &X) -> f64 {
    let mut map: HashMap<&str, f64> = HashMap::new();
    map.insert("mass", x[0] * x[1]);
    map.insert("speed", x[2]);
    0.5 * map["mass"] * map["speed"] * map["speed"] + x[3]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(inserted counted named);
    finish();
}
