// Sorts of pairs by their number or their integer.
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

fn by_number(x: &X) -> f64 {
    let mut p: Vec<(usize, f64)> = x.iter().copied().enumerate().collect();
    p.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
    p.iter().enumerate().map(|(i, q)| (i + 1) as f64 * q.1 * q.1 * (q.0 + 2) as f64).sum::<f64>() + p[0].1 * x[p[1].0]
}

fn by_first(x: &X) -> f64 {
    let mut p: Vec<(f64, usize)> = x.iter().enumerate().map(|(i, a)| (a * a, i)).collect();
    p.sort_by(|a, b| b.0.total_cmp(&a.0));
    p.iter().enumerate().map(|(i, q)| (i + 1) as f64 * q.0 * x[q.1]).sum::<f64>()
}

fn by_key(x: &X) -> f64 {
    let mut p: Vec<(u32, f64)> = x.iter().enumerate().map(|(i, a)| ((i as u32 * 3) % 4, *a)).collect();
    p.sort_by_key(|a| a.0);
    p.iter().enumerate().map(|(i, q)| (i + 1) as f64 * q.1 * q.1 * (q.0 + 2) as f64).sum::<f64>()
}

fn unstable(x: &X) -> f64 {
    let mut p: Vec<(usize, f64)> = x.iter().copied().enumerate().collect();
    p.sort_unstable_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
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
    compare!(by_number by_first by_key unstable);
    finish();
}
