// Code that asks the processor what it can do, as crates with several kernels do: that is inline assembly (cpuid).
// levels: O3
// only: x86_64
#[path = "check.rs"]
mod check;
use check::*;

fn f(x: &[f64; 2]) -> f64 {
    let v = x.to_vec();
    if std::is_x86_feature_detected!("avx2") {
        v[0].mul_add(v[1], 1.0)
    } else {
        v[0] * v[1] + 1.0
    }
}

fn main() {
    let x = [1.5, 2.0];
    let mut dx = [0.0; 2];
    unsafe { __enzyme_autodiff(f as usize, x.as_ptr(), dx.as_mut_ptr()) };
    check("x", dx[0], x[1]);
    check("y", dx[1], x[0]);
    finish();
}
