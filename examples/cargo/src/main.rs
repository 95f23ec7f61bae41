//! A cargo project with a build script and a procedural macro: `cargo run --release`. The function that is differentiated
//! is everyday Rust: slices, iterators, a Vec, f64::sin.

use std::process::ExitCode;

use macros::differentiable;

include!(concat!(env!("OUT_DIR"), "/frequencies.rs"));

/// The sum over neighbours of sin(w_i x_i) sin(w_(i+1) x_(i+1)).
#[differentiable]
fn interference(x: &[f64]) -> f64 {
    let waves: Vec<f64> = x.iter().zip(FREQUENCIES.iter().cycle()).map(|(x, w)| (w * x).sin()).collect();
    waves.windows(2).map(|pair| pair[0] * pair[1]).sum()
}

fn main() -> ExitCode {
    let x: Vec<f64> = (0..7).map(|i| 0.4 * i as f64 + 0.3).collect();
    let value = interference(&x);
    let dx = interference_gradient(&x);

    let frequency = |i: usize| FREQUENCIES[i % FREQUENCIES.len()];
    let wave = |i: usize| (frequency(i) * x[i]).sin();
    let mut good = true;
    for (k, &derivative) in dx.iter().enumerate() {
        let left = if k > 0 { wave(k - 1) } else { 0.0 };
        let right = if k + 1 < x.len() { wave(k + 1) } else { 0.0 };
        let analytic = frequency(k) * (frequency(k) * x[k]).cos() * (left + right);
        println!("interference, x[{k}] = {value:.12}   derivative = {derivative:.12}   analytic = {analytic:.12}");
        good &= (derivative - analytic).abs() <= 1e-12 * (1.0 + analytic.abs());
    }
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
