//! The five objectives in Rust, as Rust people write them; the output is that of objectives.c.
use std::time::Instant;

extern "C" {
    fn __enzyme_autodiff(_: usize, ...);
    static enzyme_dup: i32;
}

fn rosenbrock(x: &[f64]) -> f64 {
    x.windows(2).map(|w| { let (a, b) = (w[1] - w[0] * w[0], 1.0 - w[0]); 100.0 * a * a + b * b }).sum()
}

fn log_sum_exp(x: &[f64]) -> f64 {
    let top = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    top + x.iter().map(|a| (a - top).exp()).sum::<f64>().ln()
}

fn charges(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (i, p) in x.chunks_exact(2).enumerate() {
        for q in x.chunks_exact(2).take(i) {
            let (a, b) = (p[0] - q[0], p[1] - q[1]);
            sum += 1.0 / (a * a + b * b + 0.01).sqrt();
        }
    }
    sum
}

fn heat(x: &[f64]) -> f64 {
    let (mut now, mut next) = (x.to_vec(), x.to_vec());
    for _ in 0..20 {
        for i in 1..x.len() - 1 {
            next[i] = now[i] + 0.1 * now[i] * (now[i - 1] - 2.0 * now[i] + now[i + 1]);
        }
        std::mem::swap(&mut now, &mut next);
    }
    now.iter().map(|a| a * a).sum()
}

/// Three layers of 16 by 16 weights, on a fixed input.
fn layers(x: &[f64]) -> f64 {
    let mut h: [f64; 16] = std::array::from_fn(|i| 0.1 * i as f64);
    for weights in x.chunks_exact(256) {
        let mut t = [0.0; 16];
        for (sum, row) in t.iter_mut().zip(weights.chunks_exact(16)) {
            *sum = row.iter().zip(&h).map(|(w, a)| w * a).sum::<f64>().tanh();
        }
        h = t;
    }
    h.iter().map(|a| a * a).sum()
}

fn best(mut work: impl FnMut()) -> f64 {
    let (mut best, mut count, mut batch) = (f64::INFINITY, 1, 0);
    while batch < 5 {
        let began = Instant::now();
        (0..count).for_each(|_| work());
        let taken = began.elapsed().as_secs_f64();
        if taken < 0.02 { count = 2 * count + 1 } else { best = best.min(taken / count as f64); batch += 1 }
    }
    best
}

macro_rules! measure {
    ($f:ident, $n:expr) => {{
        let x: Vec<f64> = (0..$n).map(|i| 0.5 + 0.3 * (1.7 * i as f64).sin()).collect();
        let mut dx = vec![0.0; $n];
        let mut value = 0.0;
        let primal = best(|| value = $f(std::hint::black_box(&x)));
        let gradient = best(|| {
            dx.fill(0.0);
            unsafe { __enzyme_autodiff($f as *const () as usize, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), x.len()) }
        });
        let check: f64 = dx.iter().enumerate().map(|(i, d)| d * (i as f64).cos()).sum();
        println!("{} {primal:e} {gradient:e} {value:e} {check:e}", stringify!($f));
    }};
}

fn main() {
    measure!(rosenbrock, 1000usize);
    measure!(log_sum_exp, 1000usize);
    measure!(charges, 400usize);
    measure!(heat, 1000usize);
    measure!(layers, 768usize);
}
