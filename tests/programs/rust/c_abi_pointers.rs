// An extern "C" function on raw pointers and a length.
#[path = "check.rs"]
mod check;
use check::*;

extern "C" fn f(x: *const f64, out: *mut f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let out = unsafe { std::slice::from_raw_parts_mut(out, n) };
    let mut sum = 0.0;
    for i in 0..n {
        out[i] = x[i].exp();
        sum += out[i] * x[n - 1 - i];
    }
    sum
}

fn main() {
    let (x, mut dx) = ([0.5f64, 1.25, -0.75], [0.0f64; 3]);
    let (mut out, mut dout) = ([0.0; 3], [1.0, 0.0, -2.0]);
    let seeds = dout;
    unsafe { __enzyme_autodiff(f as usize, x.as_ptr(), dx.as_mut_ptr(), out.as_mut_ptr(), dout.as_mut_ptr(), 3usize) };
    for i in 0..3 {
        let e = x[i].exp();
        check("dx", dx[i], e * x[2 - i] + x[2 - i].exp() + seeds[i] * e);
        check("dout", dout[i], 0.0);
    }
    finish();
}
