//! Gradients of functions that rayon runs in parallel: against central differences, and against those of the same function run by
//! one thread, many times.

mod iterators;
mod joins;
mod pools;

use rayon::prelude::*;

/// What is checked of a function: that, and its gradient.
pub struct Case {
    pub name: &'static str,
    pub function: fn(&[f64]) -> f64,
    pub gradient: fn(&[f64]) -> (f64, Vec<f64>),
    pub tangent: fn(&[f64], &[f64]) -> f64,
}

#[macro_export]
macro_rules! cases {
    ($($name:ident)*) => {
        [$($crate::Case {
            name: stringify!($name),
            function: $name,
            gradient: |x| enzyme_hub::value_and_gradient!(|x: &[f64]| $name(x), x),
            tangent: |x, dx| enzyme_hub::derivative!(|t: f64| $name(&$crate::moved(x, dx, t)), 0.0),
        }),*]
    };
}

fn is_close(a: f64, b: f64, tolerance: f64) -> bool {
    (a - b).abs() <= tolerance * (1.0 + a.abs().max(b.abs()))
}

pub fn moved(x: &[f64], direction: &[f64], step: f64) -> Vec<f64> {
    x.iter().zip(direction).map(|(x, d)| x + step * d).collect()
}

fn check(case: &Case, alone: &rayon::ThreadPool, repeats: usize) -> Result<(), String> {
    let x: Vec<f64> = (0..60).map(|i| 0.5 + 0.4 * (i as f64 * 0.37).sin()).collect();
    let direction: Vec<f64> = (0..x.len()).map(|i| (i as f64).cos()).collect();
    let at = |h: f64| (case.function)(&moved(&x, &direction, h));
    let slope = (at(1e-5) - at(-1e-5)) / 2e-5;
    let (value, serial) = alone.install(|| (case.gradient)(&x));
    let along = serial.iter().zip(&direction).map(|(a, b)| a * b).sum::<f64>();
    if !is_close(along, slope, 1e-6) {
        return Err(format!("{along} along a line, differences say {slope}"));
    }
    for round in 0..repeats {
        let (again, gradient) = (case.gradient)(&x);
        let tangent = (case.tangent)(&x, &direction);
        if !is_close(value, again, 1e-12) || !is_close(value, (case.function)(&x), 1e-12) {
            return Err(format!("round {round}: value {again}, not {value}"));
        }
        if let Some(i) = (0..x.len()).find(|&i| !is_close(gradient[i], serial[i], 1e-11)) {
            return Err(format!("round {round}: element {i} is {}, with one thread {}", gradient[i], serial[i]));
        }
        if !is_close(tangent, slope, 1e-6) {
            return Err(format!("round {round}: tangent {tangent}, differences say {slope}"));
        }
    }
    Ok(())
}

/// Gradients at once in one pool: a thread that waits in one takes part in another.
fn check_at_once(case: &Case, repeats: usize) -> Result<(), String> {
    let points: Vec<Vec<f64>> =
        (0..16).map(|k| (0..60).map(|i| 0.5 + 0.4 * ((i * (k + 3)) as f64 * 0.37).sin()).collect()).collect();
    let wanted: Vec<Vec<f64>> = points.iter().map(|x| (case.gradient)(x).1).collect();
    for round in 0..repeats / 10 {
        let found: Vec<Vec<f64>> = points.par_iter().map(|x| (case.gradient)(x).1).collect();
        let pairs = || found.iter().flatten().zip(wanted.iter().flatten());
        if let Some((got, want)) = pairs().find(|(a, b)| !is_close(**a, **b, 1e-11)) {
            return Err(format!("at once, round {round}: {got}, not {want}"));
        }
    }
    Ok(())
}

fn main() {
    let repeats = std::env::args().nth(1).map_or(1, |word| word.parse().unwrap());
    let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let mut wrong = 0;
    for case in joins::CASES.iter().chain(&iterators::CASES).chain(&pools::CASES) {
        if let Err(why) = check(case, &alone, repeats).and_then(|()| check_at_once(case, repeats)) {
            println!("{}: {why}", case.name);
            wrong += 1;
        }
    }
    joins::panics();
    joins::panics_among_others(repeats);
    #[cfg(target_os = "linux")]
    joins::panics_leave_nothing(repeats);
    pools::reverse_is_parallel();
    println!("{wrong} wrong");
    std::process::exit(wrong);
}
