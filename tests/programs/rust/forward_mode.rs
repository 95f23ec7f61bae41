// Forward mode: numbers, slices and vectors, with and without the primal result.
#[path = "check.rs"]
mod check;
use check::*;

#[repr(C)]
struct Both {
    value: f64,
    tangent: f64,
}
extern "C" {
    fn __enzyme_fwddiff(f: usize, ...) -> f64;
    fn __enzyme_fwddiff_both(f: usize, ...) -> Both;
}

extern "C" fn wave(x: f64, k: f64) -> f64 {
    (x * k).sin() * x.powi(3)
}

fn logsumexp(x: &[f64]) -> f64 {
    let largest = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
    let shifted: Vec<f64> = x.iter().map(|v| (v - largest).exp()).collect();
    largest + shifted.iter().sum::<f64>().ln()
}

fn main() {
    let (x, k) = (1.3, 0.7f64);
    let slope = k * (x * k).cos() * x.powi(3) + (x * k).sin() * 3.0 * x * x;
    let by_k = x * (x * k).cos() * x.powi(3);
    unsafe {
        check("slope", __enzyme_fwddiff(wave as usize, x, 1.0, enzyme_const, k), slope);
        check("both", __enzyme_fwddiff(wave as usize, x, 2.0, k, -1.0), 2.0 * slope - by_k);
        let r = __enzyme_fwddiff_both(wave as usize, enzyme_primal_return, x, 1.0, enzyme_const, k);
        check("value", r.value, wave(x, k));
        check("tangent", r.tangent, slope);

        let (v, dv) = ([0.5, 1.5, -0.25], [1.0, 2.0, -1.0]);
        let total: f64 = v.iter().map(|a: &f64| a.exp()).sum();
        let want: f64 = v.iter().zip(&dv).map(|(a, d)| a.exp() / total * d).sum();
        check("slices", __enzyme_fwddiff(logsumexp as usize, enzyme_dup, v.as_ptr(), dv.as_ptr(), 3usize), want);
    }
    finish();
}
