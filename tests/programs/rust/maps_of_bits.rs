// Numbers moved as bits through hash maps: as values, and beside keys that leave a gap.
// levels: O0 O1 O1g O2
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn values(x: &X) -> f64 {
    let mut map: HashMap<u32, u64> = HashMap::new();
    for i in 0..20u32 { map.insert(i, (x[i as usize % 4] * x[0]).to_bits()); }
    map.values().map(|v| f64::from_bits(*v)).sum::<f64>() * x[1]
}

fn beside(x: &X) -> f64 {
    let mut map: HashMap<u8, (u8, u64)> = HashMap::new();
    for i in 0..20u8 {
        map.insert(i * 3, (i, (x[i as usize % 4] * x[1]).to_bits()));
    }
    map.iter().map(|(k, v)| f64::from_bits(v.1) * (*k as f64 + v.0 as f64)).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(values beside);
    finish();
}
