//! The energy of `bench/parallel/bodies.c` with rayon: the bodies among the threads. It prints what programs with `parallel.h` print. With the
//! word `serial` it has no threads.

use std::time::Instant;

use enzyme_hub::autodiff_reverse;
use rayon::prelude::*;

const BODIES: usize = 2000;

#[inline(always)]
fn of_one(x: &[f64], i: usize) -> f64 {
    let (a, b, c) = (x[3 * i], x[3 * i + 1], x[3 * i + 2]);
    let mut own = 0.0;
    for other in x.chunks_exact(3) {
        let (a, b, c) = (a - other[0], b - other[1], c - other[2]);
        own += 1.0 / (a * a + b * b + c * c + 0.01).sqrt();
    }
    own * own
}

#[autodiff_reverse(serial_gradient, Duplicated, Active)]
fn serial(x: &[f64]) -> f64 {
    (0..x.len() / 3).map(|i| of_one(x, i)).sum()
}

#[autodiff_reverse(parallel_gradient, Duplicated, Active)]
fn parallel(x: &[f64]) -> f64 {
    (0..x.len() / 3).into_par_iter().map(|i| of_one(x, i)).sum()
}

type Function = fn(&[f64]) -> f64;
type Gradient = fn(&[f64], &mut [f64], f64) -> f64;

/// The least seconds of many rounds.
fn least(mut run: impl FnMut()) -> f64 {
    let (began, mut least) = (Instant::now(), f64::INFINITY);
    for round in 0..200 {
        if round >= 5 && began.elapsed().as_secs_f64() > 1.0 {
            break;
        }
        let start = Instant::now();
        run();
        least = least.min(start.elapsed().as_secs_f64());
    }
    least
}

fn main() {
    let is_serial = std::env::args().nth(1).is_some_and(|word| word == "serial");
    let (function, gradient): (Function, Gradient) =
        if is_serial { (serial, serial_gradient) } else { (parallel, parallel_gradient) };
    let x: Vec<f64> = (0..3 * BODIES).map(|i| 4.0 * (0.7 * i as f64).sin() + 0.01 * (i % 97) as f64).collect();
    let mut dx = vec![0.0; x.len()];
    let value = function(&x);
    let of_function = least(|| {
        std::hint::black_box(function(std::hint::black_box(&x)));
    });
    let of_gradient = least(|| {
        dx.fill(0.0);
        gradient(&x, &mut dx, 1.0);
    });
    let length = dx.iter().map(|d| d * d).sum::<f64>().sqrt();
    let h = 1e-5;
    let moved = |side: f64| -> Vec<f64> { x.iter().zip(&dx).map(|(x, d)| x + side * h * d / length).collect() };
    let difference = (function(&moved(1.0)) - function(&moved(-1.0))) / (2.0 * h);
    let differs = (length - difference).abs() / length;
    println!("{of_function:.9}\n{of_gradient:.9}\n{differs:.3e}\n{value:.17e}");
}
