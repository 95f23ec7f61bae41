// The one comparison of the Rust programs: the entry point, its markers, and expected values by formula or differences.
#![allow(dead_code, non_upper_case_globals)]
use std::sync::atomic::{AtomicUsize, Ordering};

extern "C" {
    pub fn __enzyme_autodiff(f: usize, ...) -> f64;
    fn __enzyme_fwddiff_check(f: usize, ...) -> f64;
    pub static enzyme_const: i32;
    pub static enzyme_dup: i32;
    pub static enzyme_dupnoneed: i32;
    pub static enzyme_out: i32;
    pub static enzyme_primal_return: i32;
}

static FAILURES: AtomicUsize = AtomicUsize::new(0);

pub fn near(what: &str, got: f64, want: f64, tolerance: f64) {
    if (got - want).abs() <= tolerance * (1.0 + want.abs()) {
        return;
    }
    println!("{what} is {got}, expected {want}");
    FAILURES.fetch_add(1, Ordering::Relaxed);
}

/// Compares with a value known in closed form.
pub fn check(what: &str, got: f64, want: f64) {
    near(what, got, want, 1e-11);
}

/// Compares a gradient with central differences of fourth order, and with forward mode along one direction.
pub fn differences<F: Fn(&mut [f64]) -> f64>(f: F, x: &[f64], dx: &[f64]) {
    forward(&f, x, dx);
    for i in 0..x.len() {
        let h = 1e-3 * x[i].abs().max(1.0);
        let mut difference = 0.0;
        for (offset, weight) in [(-2.0, 1.0), (-1.0, -8.0), (1.0, 8.0), (2.0, -1.0)] {
            let mut moved = x.to_vec();
            moved[i] += offset * h;
            difference += weight * f(&mut moved);
        }
        near(&format!("dx[{i}]"), dx[i], difference / (12.0 * h), 1e-7);
    }
}

fn forward<F: Fn(&mut [f64]) -> f64>(f: &F, x: &[f64], dx: &[f64]) {
    fn call<F: Fn(&mut [f64]) -> f64>(f: &F, x: &mut [f64]) -> f64 {
        f(x)
    }
    let mut point = x.to_vec();
    let mut direction: Vec<f64> = (0..x.len()).map(|i| 1.0 - 0.375 * (i % 5) as f64).collect();
    let parts: Vec<f64> = dx.iter().zip(&direction).map(|(a, b)| a * b).collect();
    let (p, d) = (point.as_mut_ptr(), direction.as_mut_ptr());
    let got = unsafe { __enzyme_fwddiff_check(call::<F> as usize, enzyme_const, f as *const F, enzyme_dup, p, d, x.len()) };
    let (want, size) = parts.iter().fold((0.0, 1.0), |(sum, size), part| (sum + part, size + part.abs()));
    if !((got - want).abs() <= 1e-12 * size) {
        println!("forward and reverse: {got} and {want}");
        FAILURES.fetch_add(1, Ordering::Relaxed);
    }
}

/// The gradient of `f(x)` by a request that the caller makes on pointer, shadow and length.
pub fn gradient(x: &mut [f64], request: impl Fn(*mut f64, *mut f64, usize)) -> Vec<f64> {
    let mut dx = vec![0.0; x.len()];
    request(x.as_mut_ptr(), dx.as_mut_ptr(), x.len());
    dx
}

/// Exits with 1 after a failure.
pub fn finish() {
    if FAILURES.load(Ordering::Relaxed) > 0 {
        std::process::exit(1);
    }
    println!("ok");
}
