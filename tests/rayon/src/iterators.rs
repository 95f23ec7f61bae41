use rayon::prelude::*;

pub const CASES: [crate::Case; 12] = crate::cases!(
    sum reduced folded chunks zipped collected nested by_rows of_two filtered ranges single
);

fn sum(x: &[f64]) -> f64 {
    x.par_iter().map(|v| v.sin() * v).sum()
}

fn reduced(x: &[f64]) -> f64 {
    let (total, product) = x
        .par_iter()
        .map(|&v| (v * v, 0.9 + 0.1 * v))
        .reduce(|| (0.0, 1.0), |a, b| (a.0 + b.0, a.1 * b.1));
    total * product
}

fn folded(x: &[f64]) -> f64 {
    x.par_iter().fold(|| 0.0, |sum, v| sum + v.exp()).map(|v| v * 2.0).sum()
}

/// Chunks are written, and each reads what belongs to its neighbours.
fn chunks(x: &[f64]) -> f64 {
    let mut y = vec![0.0; x.len()];
    y.par_chunks_mut(8).enumerate().for_each(|(k, part)| {
        for (i, y) in part.iter_mut().enumerate() {
            let at = 8 * k + i;
            *y = x[at] * x[(at + 1) % x.len()];
        }
    });
    y.iter().map(|v| v * v).sum()
}

fn zipped(x: &[f64]) -> f64 {
    let mut y = vec![1.0; x.len()];
    y.par_iter_mut().zip(x.par_iter()).for_each(|(y, x)| *y *= x.exp());
    y.par_iter().zip(x).map(|(a, b)| a * b).sum()
}

fn collected(x: &[f64]) -> f64 {
    let y: Vec<f64> = x.par_iter().map(|v| v * v + x[0]).collect();
    y.iter().zip(x).map(|(a, b)| a * b).sum()
}

fn nested(x: &[f64]) -> f64 {
    x.par_chunks(10).map(|part| part.par_iter().map(|v| v.cos()).sum::<f64>()).map(|v| v * v).sum()
}

/// A matrix by a vector, row by row, many times.
fn by_rows(x: &[f64]) -> f64 {
    let n = 6;
    let (matrix, mut v) = (&x[..n * n], x[n * n..n * n + n].to_vec());
    for _ in 0..4 {
        v = matrix
            .par_chunks(n)
            .map(|row| row.iter().zip(&v).map(|(a, b)| a * b).sum::<f64>().tanh())
            .collect();
    }
    v.iter().sum()
}

fn of_two(x: &[f64]) -> f64 {
    let pairs: Vec<(f64, f64)> = x.par_iter().map(|v| (v.sin(), v.cos())).collect();
    pairs.par_iter().map(|(a, b)| a * b * b).sum()
}

fn filtered(x: &[f64]) -> f64 {
    x.par_iter().filter(|v| **v > 0.4).map(|v| v.sqrt()).sum()
}

fn ranges(x: &[f64]) -> f64 {
    (0..x.len() - 1).into_par_iter().map(|i| (x[i + 1] - x[i]).powi(2)).sum()
}

fn single(x: &[f64]) -> f64 {
    let mut y = [0.0; 4];
    y.par_iter_mut().with_min_len(4).enumerate().for_each(|(i, y)| *y = x[i] * x[3 - i]);
    y.iter().sum()
}
