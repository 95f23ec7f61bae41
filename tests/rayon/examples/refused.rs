//! What has no derivative, each for a reason of its own.

use std::sync::Mutex;

use enzyme_hub::{custom_gradient, gradient};
use rayon::prelude::*;

/// Nobody knows when the task runs.
fn spawned(x: &[f64]) -> f64 {
    let y = x[0];
    rayon::spawn(move || println!("{y}"));
    y * y
}

/// One thread waits for another, in an order that is not known afterwards.
fn locked(x: &[f64]) -> f64 {
    let total = Mutex::new(0.0);
    x.par_iter().for_each(|v| *total.lock().unwrap() += v * v);
    total.into_inner().unwrap()
}

/// A derivative of one's own adds to a shadow that others add to.
#[custom_gradient(augment = first_augmented, gradient = first_gradient)]
fn first(x: &[f64]) -> f64 {
    std::hint::black_box(x[0] * x[0])
}

fn first_augmented(x: &[f64], _: &mut [f64]) -> f64 {
    first(x)
}

fn first_gradient(x: &[f64], dx: &mut [f64], seed: f64) {
    dx[0] += 2.0 * x[0] * seed;
}

fn given(x: &[f64]) -> f64 {
    (0..100).into_par_iter().map(|_| first(x)).sum()
}

fn main() {
    let x = [1.0, 2.0];
    println!("{:?}", gradient!(|x: &[f64]| spawned(x), &x));
    println!("{:?}", gradient!(|x: &[f64]| locked(x), &x));
    println!("{:?}", gradient!(|x: &[f64]| given(x), &x));
}
