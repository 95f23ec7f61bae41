// Copies of one array, sorted by the bits of their numbers: a moving pointer sees words, places see numbers.
// levels: O0 O1 O2
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

#[inline(never)]
fn serve(u: f64, mut v: f64, k: usize) -> f64 {
    let c = [u, v, 0.3, 0.4, 0.0, 0.0, 0.0, 0.0];
    let kept: Box<[f64]> = c.to_vec().into_boxed_slice();
    let mut first: Vec<f64> = kept.to_vec();
    first.sort_unstable_by(|x, y| y.total_cmp(x));
    v += first[0] * first[3] * 0.5;
    let mut second: Vec<f64> = c.to_vec();
    second.sort_unstable_by(|x, y| y.total_cmp(x));
    v += second[0] * second[3] * 0.5;
    v += kept[(2 * k) & 7] * kept[k & 7];
    u * v
}

fn copies(x: &X) -> f64 {
    serve(x[0], x[1], 1) * x[2] + serve(x[2], x[3], 3)
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.25];
    let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff(copies as usize, p, d); });
    differences(|x| copies((&*x).try_into().unwrap()), &x, &dx);
    finish();
}
