// Hash maps and sets on the side of active numbers: what is looked up says which numbers take part.
// leaks: beside text that native code makes, the shadow of a set of integers is not surely a block
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::{HashMap, HashSet};

type X = [f64; 4];

fn by_text(x: &X) -> f64 {
    let places: HashMap<String, usize> = (0..4).map(|i| (format!("n{i}"), i)).collect();
    x[places["n1"]] * x[places["n3"]] * x[0]
}

fn by_list(x: &X) -> f64 {
    let mut places = HashMap::new();
    for i in 0..4u8 {
        places.insert(vec![i, i + 1], i as usize);
    }
    x[places[&vec![1u8, 2]]] * x[places[&vec![3u8, 4]]]
}

fn in_a_set(x: &X) -> f64 {
    let chosen: HashSet<usize> = [1, 3, 1, 2].into_iter().collect();
    (0..4).filter(|i| chosen.contains(i)).map(|i| x[i] * x[i]).sum::<f64>() * chosen.len() as f64
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(by_text by_list in_a_set);
    finish();
}
