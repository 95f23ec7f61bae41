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
