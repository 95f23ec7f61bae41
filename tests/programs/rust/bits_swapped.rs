// flags: -g
// Words that hold the bits of numbers are copied into vectors of words, swapped and made numbers again.
#[path = "check.rs"]
mod check;
use check::*;
#[derive(Clone, Copy)] #[repr(C)] pub struct Pair { a: u64, b: u64 }
fn f(p: *const Pair) -> f64 {
    let q = unsafe { std::slice::from_raw_parts(p, 3) }.to_vec();
    let mut r = q.clone();
    r.swap(1, 2);
    r.iter().map(|b| f64::from_bits(b.a) * f64::from_bits(b.b)).sum()
}
fn main() {
    let mut p = [0.7, 1.3, -0.4, 2.1, 0.9, -1.6];
    let d = gradient(&mut p, |p, dp, _n| unsafe { __enzyme_autodiff(f as usize, enzyme_dup, p, dp); });
    for i in 0..6 { near(&format!("dx[{i}]"), d[i], p[i ^ 1], 1e-12); }
    finish();
}
