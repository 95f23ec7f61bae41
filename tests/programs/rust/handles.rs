// Addresses of numbers that are kept as integers: marked, exchanged, changed where an index of run time says so, and read without
// their marks.
#[path = "check.rs"]
mod check;
use check::*;

#[inline(never)]
fn at(h: usize) -> f64 {
    unsafe { *(h as *const f64) }
}

fn marked(x: &[f64], n: usize) -> f64 {
    let mut q = [x[0] * 2.0, x[1] * 2.0, x[2] * 2.0, x[3] * 2.0];
    let p = q.as_mut_ptr();
    let mut h = [0usize; 4];
    for i in 0..4 {
        h[i] = unsafe { p.add(i) } as usize | (i & 1);
    }
    h.swap(0, n & 3);
    h[n & 3] ^= 1;
    let mut sum = 0.0;
    for i in 0..4 {
        let v = at(h[i] & !7);
        sum += v * v * (1 + (h[i] & 3)) as f64;
    }
    sum
}

fn f(x: &[f64]) -> f64 {
    marked(x, std::hint::black_box(2))
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
