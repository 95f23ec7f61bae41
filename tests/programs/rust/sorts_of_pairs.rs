// A sort of pairs by their number, behind an integer.
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

fn by_number(x: &X) -> f64 {
    let mut p: Vec<(usize, f64)> = x.iter().copied().enumerate().collect();
    p.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
    p.iter().enumerate().map(|(i, q)| (i + 1) as f64 * q.1 * q.1 * (q.0 + 2) as f64).sum::<f64>() + p[0].1 * x[p[1].0]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(by_number);
    finish();
}
