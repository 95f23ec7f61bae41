// Sorts of records that own a list, by a number.
// levels: O2 O3
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

#[derive(Clone)]
struct R { weight: f64, values: Vec<f64>, id: u32 }
fn records(x: &X) -> f64 {
    let mut r: Vec<R> = (0..4).map(|i| R { weight: x[i] * x[0], values: vec![x[i], x[3 - i] * 2.0], id: i as u32 }).collect();
    r.sort_by(|a, b| a.weight.partial_cmp(&b.weight).unwrap());
    r.iter().enumerate().map(|(i, q)| (i + 1) as f64 * q.weight * q.values[0] + q.values[1] * q.id as f64).sum::<f64>()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(records);
    finish();
}
