use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rayon::prelude::*;

pub const CASES: [crate::Case; 3] = crate::cases!(scoped in_order installed);

fn scoped(x: &[f64]) -> f64 {
    let mut y = vec![0.0; 4];
    rayon::scope(|scope| {
        for (part, y) in x.chunks(15).zip(&mut y) {
            scope.spawn(move |_| *y = part.iter().map(|v| v.exp()).sum());
        }
    });
    y.iter().product::<f64>() / 1e5
}

fn in_order(x: &[f64]) -> f64 {
    let (mut a, mut b) = (0.0, 0.0);
    rayon::in_place_scope(|scope| {
        scope.spawn(|_| a = x.iter().sum());
        b = x.par_iter().map(|v| v * v).sum();
    });
    a * b
}

fn installed(x: &[f64]) -> f64 {
    let threads = rayon::current_num_threads() as f64;
    x.par_iter().map(|v| v * v * threads).sum::<f64>() / threads
}

static SEEN: AtomicU64 = AtomicU64::new(0);

#[enzyme_hub::custom_gradient(augment = noted, gradient = noted_gradient)]
fn noted(x: f64) -> f64 {
    std::hint::black_box(x * x)
}

fn noted_gradient(x: f64, seed: f64) -> f64 {
    SEEN.fetch_or(1 << rayon::current_thread_index().unwrap(), Ordering::Relaxed);
    std::thread::sleep(Duration::from_millis(3));
    2.0 * x * seed
}

/// All threads of the pool take part in the reverse sweep.
pub fn reverse_is_parallel() {
    let x = [0.5; 64];
    let gradient = enzyme_hub::gradient!(|x: &[f64]| x.par_iter().map(|v| noted(*v)).sum::<f64>(), &x);
    assert_eq!(gradient, [1.0; 64]);
    assert_eq!(SEEN.load(Ordering::Relaxed).count_ones() as usize, rayon::current_num_threads());
}
