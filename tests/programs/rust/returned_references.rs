// Functions that are not inlined and return references in pairs: slices, two references, a reference beside a number.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn tail(x: &[f64]) -> &[f64] {
    &x[1..]
}

#[inline(never)]
fn larger_first<'a>(a: &'a f64, b: &'a f64) -> (&'a f64, &'a f64) {
    if a > b {
        (a, b)
    } else {
        (b, a)
    }
}

#[inline(never)]
fn largest(x: &[f64]) -> (&f64, f64) {
    x.iter().fold((&x[0], 0.0), |(best, squares), v| (if v > best { v } else { best }, squares + v * v))
}

#[inline(never)]
fn first_above<'a>(x: &'a [f64], limit: f64) -> Option<&'a f64> {
    x.iter().find(|v| **v > limit)
}

#[inline(never)]
fn ends(v: &mut [f64]) -> (&mut f64, &mut f64) {
    let (left, right) = v.split_at_mut(2);
    (&mut left[0], &mut right[0])
}

fn f(x: &[f64]) -> f64 {
    let (large, small) = larger_first(&x[0], &x[2]);
    let (best, squares) = largest(tail(x));
    let mut v = x.to_vec();
    let (a, b) = ends(&mut v);
    *a *= *b;
    *b += *a;
    large * large * small + best * squares + first_above(x, 1.0).map_or(0.0, |y| y.sin()) + v[0] * v[2]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
