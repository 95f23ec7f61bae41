// Ordered maps with active numbers in them, by numbers and by text: their nodes have arrays of either one behind the other.
// levels: O2 O3
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::BTreeMap;

fn by_number(x: &mut [f64]) -> f64 {
    let mut map: BTreeMap<u32, f64> = BTreeMap::new();
    for i in 0..40u32 {
        *map.entry(i * 7 % 31).or_insert(1.0) += x[i as usize % x.len()] * i as f64;
    }
    map.remove(&4);
    map.values().map(|v| v * v).sum::<f64>() + map[&5] * map.range(2..9).map(|(k, v)| *k as f64 * v).sum::<f64>()
}

fn by_text(x: &mut [f64]) -> f64 {
    let mut map: BTreeMap<String, f64> = BTreeMap::new();
    for (i, v) in x.iter().enumerate() {
        map.insert(format!("k{i}"), v * v);
        *map.entry("sum".to_string()).or_insert(0.0) += v;
    }
    map["k0"] * map["k1"] + map["sum"] * map.iter().map(|(k, v)| k.len() as f64 * v).sum::<f64>()
}

fn main() {
    let x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut { x }, |p, d, n| unsafe { __enzyme_autodiff($f as usize, p, d, n); });
            differences($f, &x, &dx);
        })* };
    }
    compare!(by_number by_text);
    finish();
}
