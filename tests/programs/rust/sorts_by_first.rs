// A sort of pairs by their number, in front of an integer.
// levels: O2 O3
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

fn by_first(x: &X) -> f64 {
    let mut p: Vec<(f64, usize)> = x.iter().enumerate().map(|(i, a)| (a * a, i)).collect();
    p.sort_by(|a, b| b.0.total_cmp(&a.0));
    p.iter().enumerate().map(|(i, q)| (i + 1) as f64 * q.0 * x[q.1]).sum::<f64>()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(by_first);
    finish();
}
