//! The forces between bodies are the gradient of their energy: `cargo run --release`. rayon goes through the bodies in parallel, in
//! the energy and in its gradient.

use std::process::ExitCode;

use enzyme_hub::autodiff_reverse;
use rayon::prelude::*;

/// The energy of bodies of mass 1 at places x, y, z, ...: the sum over pairs of -1 / sqrt(distance^2 + softening^2).
#[autodiff_reverse(energy_gradient, Duplicated, Const, Active)]
fn energy(places: &[f64], softening: f64) -> f64 {
    let bodies = places.len() / 3;
    let of_one = |i: usize| -> f64 {
        let others = (i + 1)..bodies;
        others.map(|j| -1.0 / softened(places, i, j, softening)).sum()
    };
    (0..bodies).into_par_iter().map(of_one).sum()
}

fn softened(places: &[f64], i: usize, j: usize, softening: f64) -> f64 {
    let square: f64 = (0..3).map(|k| (places[3 * i + k] - places[3 * j + k]).powi(2)).sum();
    (square + softening * softening).sqrt()
}

fn main() -> ExitCode {
    let (bodies, softening) = (400, 0.1);
    let places: Vec<f64> = (0..3 * bodies).map(|k| (k as f64 * 1.7).sin() + (k as f64 * 0.1).cos()).collect();
    let mut gradient = vec![0.0; places.len()];
    let value = energy_gradient(&places, &mut gradient, softening, 1.0);

    let mut good = true;
    for at in [0, 1, 598, 1199] {
        let (i, k) = (at / 3, at % 3);
        let pull = |j: usize| (places[at] - places[3 * j + k]) / softened(&places, i, j, softening).powi(3);
        let analytic: f64 = (0..bodies).filter(|&j| j != i).map(pull).sum();
        let derivative = gradient[at];
        println!("energy, x[{at}] = {value:.12}   derivative = {derivative:.12}   analytic = {analytic:.12}");
        good &= (derivative - analytic).abs() <= 1e-9 * (1.0 + analytic.abs());
    }
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
