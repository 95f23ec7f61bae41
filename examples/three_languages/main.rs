//! One gradient across three languages: this main is Rust, the energy is C, its inner kernel is Fortran.
//!
//! `sh build.sh` builds it: each compiler writes bitcode, and the linker that rustc calls sees all of it.

use std::process::ExitCode;

extern "C" {
    fn energy(x: *const f64, n: i32) -> f64;
    fn __enzyme_autodiff(_: usize, ...);
    static enzyme_dup: i32;
    static enzyme_const: i32;
}

/// The derivative of the energy by x[k], written by hand.
fn analytic(x: &[f64], k: usize) -> f64 {
    let (a, r0) = (1.5, 1.1);
    let force = |r: f64| {
        let e = (-a * (r - r0)).exp();
        2.0 * (1.0 - e) * a * e
    };
    let others = x.iter().enumerate().filter(|&(i, other)| i != k && (x[k] - other).abs() <= 3.0);
    others.map(|(_, other)| force((x[k] - other).abs()) * (x[k] - other).signum()).sum()
}

fn main() -> ExitCode {
    let x: Vec<f64> = (0..5).map(|i| 1.2 * i as f64 + 0.1 * (i % 2) as f64).collect();
    let mut dx = vec![0.0; x.len()];
    let value;
    unsafe {
        value = energy(x.as_ptr(), x.len() as i32);
        let function = energy as *const () as usize;
        __enzyme_autodiff(function, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), enzyme_const, x.len() as i32);
    }
    let mut good = true;
    for (k, &derivative) in dx.iter().enumerate() {
        let analytic = analytic(&x, k);
        println!("energy, x[{k}] = {value:.12}   derivative = {derivative:.12}   analytic = {analytic:.12}");
        good &= (derivative - analytic).abs() <= 1e-12 * (1.0 + analytic.abs());
    }
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
