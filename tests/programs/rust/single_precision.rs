// f32 in slices and as the result.
#[path = "check.rs"]
mod check;
use check::*;

extern "C" {
    fn __enzyme_autodiff_f32(f: usize, x: *const f32, dx: *mut f32, n: usize) -> f32;
}

fn f(x: &[f32]) -> f32 {
    x.iter().map(|v| v.sin() * v).sum::<f32>() * x[0]
}

fn main() {
    let x = [0.5f32, 1.25, -0.75];
    let mut dx = [0.0f32; 3];
    unsafe { __enzyme_autodiff_f32(f as usize, x.as_ptr(), dx.as_mut_ptr(), 3) };
    let sum: f64 = x.iter().map(|&v| f64::from(v).sin() * f64::from(v)).sum();
    for i in 0..3 {
        let v = f64::from(x[i]);
        let want = (v.sin() + v * v.cos()) * 0.5 + if i == 0 { sum } else { 0.0 };
        near("dx", f64::from(dx[i]), want, 1e-5);
    }
    finish();
}
