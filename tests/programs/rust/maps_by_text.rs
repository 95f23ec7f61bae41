// Hash maps of active numbers by owned text.
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

type X = [f64; 4];

fn text(x: &X) -> f64 {
    let mut map: HashMap<String, f64> = HashMap::new();
    map.insert("mass".to_string(), x[0] * x[1]);
    map.insert(format!("speed{}", 1), x[2]);
    *map.get_mut("mass").unwrap() *= 2.0;
    0.5 * map["mass"] * map["speed1"] * map["speed1"] + x[3]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(text);
    finish();
}
