// A sort of pairs by their integer.
// levels: O1 O1g O2 O3
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

fn by_key(x: &X) -> f64 {
    let mut p: Vec<(u32, f64)> = x.iter().enumerate().map(|(i, a)| ((i as u32 * 3) % 4, *a)).collect();
    p.sort_by_key(|a| a.0);
    p.iter().enumerate().map(|(i, q)| (i + 1) as f64 * q.1 * q.1 * (q.0 + 2) as f64).sum::<f64>()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(by_key);
    finish();
}
