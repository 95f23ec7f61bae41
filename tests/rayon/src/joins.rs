use std::panic::{AssertUnwindSafe, catch_unwind};

use rayon::{join, prelude::*};

unsafe extern "C" {
    /// The sum of x_i^2 exp(x_i), in Fortran.
    safe fn kernel(x: *const f64, n: i32) -> f64;
}

pub const CASES: [crate::Case; 7] = crate::cases!(two tree product_tree written shared_input owned fortran);

fn two(x: &[f64]) -> f64 {
    let (a, b) = join(|| x.iter().map(|v| v * v).sum::<f64>(), || x.iter().map(|v| v.sin()).product::<f64>());
    a * b + a
}

/// A join below a join, as deep as the slice has it.
fn tree(x: &[f64]) -> f64 {
    if x.len() <= 3 {
        return x.iter().map(|v| v.sin() * v).sum();
    }
    let (left, right) = x.split_at(x.len() / 2);
    let (a, b) = join(|| tree(left), || tree(right));
    (a * b).sin() + a
}

/// Results of several parts, with a loop whose iterations are kept.
fn product_tree(x: &[f64]) -> f64 {
    fn below(x: &[f64]) -> (f64, f64, usize) {
        if let [v] = x {
            let mut y = *v;
            for _ in 0..5 {
                y = y.sin() + 0.3 * v;
            }
            return (y, v.exp(), 1);
        }
        let (left, right) = x.split_at(x.len() / 2);
        let (a, b) = join(|| below(left), || below(right));
        (a.0 * 0.9 + b.0, a.1 + 0.5 * b.1 * a.0, a.2 + b.2)
    }
    let (a, b, count) = below(x);
    a * b / count as f64
}

/// Both halves are written where the caller reads them.
fn written(x: &[f64]) -> f64 {
    let mut y = vec![0.0; x.len()];
    fn fill(x: &[f64], y: &mut [f64]) {
        if y.len() <= 4 {
            return x.iter().zip(y).for_each(|(x, y)| *y = x.cos() * x);
        }
        let half = y.len() / 2;
        let (low, high) = y.split_at_mut(half);
        join(|| fill(&x[..half], low), || fill(&x[half..], high));
    }
    fill(x, &mut y);
    y.iter().map(|v| v * v).sum()
}

/// All branches read, and so add to, the same numbers.
fn shared_input(x: &[f64]) -> f64 {
    fn below(x: &[f64], depth: u32) -> f64 {
        if depth == 0 {
            return x.iter().map(|v| v * v * x[0]).sum();
        }
        let (a, b) = join(|| below(x, depth - 1), || below(x, depth - 1));
        a + b * 0.5
    }
    below(x, 5)
}

/// Vectors come in, and go out.
fn owned(x: &[f64]) -> f64 {
    let (low, high) = (x[..20].to_vec(), x[20..].to_vec());
    let (a, b) = join(move || low.into_iter().map(|v| v.exp()).collect::<Vec<_>>(), move || high);
    a.iter().zip(&b).map(|(a, b)| a * b).sum()
}

fn fortran(x: &[f64]) -> f64 {
    fn below(x: &[f64]) -> f64 {
        if x.len() < 10 {
            return kernel(x.as_ptr(), x.len() as i32);
        }
        let (left, right) = x.split_at(x.len() / 2);
        let (a, b) = join(|| below(left), || below(right));
        a + b
    }
    below(x).ln()
}

/// A panic comes out of a join, and of its gradient.
pub fn panics() {
    fn picky(x: &[f64]) -> f64 {
        let (a, b) = join(|| x[0] * x[0], || if x[1] > 1.0 { panic!("too much") } else { x[1] });
        a * b
    }
    std::panic::set_hook(Box::new(|_| {}));
    for x in [[3.0, 0.5], [3.0, 2.0]] {
        let told = catch_unwind(|| picky(&x));
        let gradient = catch_unwind(AssertUnwindSafe(|| enzyme_hub::gradient!(|x: &[f64]| picky(x), &x)));
        assert_eq!(told.ok(), if x[1] > 1.0 { None } else { Some(4.5) });
        assert_eq!(gradient.ok(), if x[1] > 1.0 { None } else { Some(vec![3.0, 9.0]) });
    }
}

/// Gradients at once, of which some are left by a panic: while a thread waits in one of these it takes part in others, and what they
/// hold is theirs.
pub fn panics_among_others(repeats: usize) {
    fn picky(x: &[f64]) -> f64 {
        if x.len() < 3 {
            return x.iter().map(|v| if *v > 2.0 { panic!("too much") } else { v.sin() }).sum();
        }
        let (left, right) = x.split_at(x.len() / 2);
        let (a, b) = join(|| picky(left), || picky(right));
        a * b + a + b
    }
    let points: Vec<Vec<f64>> = (0..32)
        .map(|k| (0..40).map(|i| if k % 2 == 1 && i == k { 3.0 } else { 0.01 * (i * (k + 3) % 29) as f64 }).collect())
        .collect();
    let gradient =
        |x: &Vec<f64>| catch_unwind(AssertUnwindSafe(|| enzyme_hub::gradient!(|x: &[f64]| picky(x), x))).ok();
    let wanted: Vec<_> = points.iter().map(gradient).collect();
    assert!(wanted.iter().enumerate().all(|(k, one)| one.is_none() == (k % 2 == 1)));
    for round in 0..10 * repeats {
        let found: Vec<_> = points.par_iter().map(gradient).collect();
        for (got, want) in found.iter().zip(&wanted) {
            let close = |(got, want): (&f64, &f64)| (got - want).abs() <= 1e-11 * (1.0 + want.abs());
            let same = match (got, want) {
                (Some(got), Some(want)) => got.iter().zip(want).all(close),
                (got, want) => got == want,
            };
            assert!(same, "among others, round {round}: {got:?}, not {want:?}");
        }
    }
}

/// What a panic leaves behind in branches is released, whichever threads ran them: memory does not grow with the number of panics.
#[cfg(target_os = "linux")]
pub fn panics_leave_nothing(repeats: usize) {
    fn picky(x: Vec<f64>) -> Vec<f64> {
        if x.len() <= 2 {
            return x.into_iter().map(|v| if v > 2.0 { panic!("too much") } else { v.sin() }).collect();
        }
        let mut low = x;
        let high = low.split_off(low.len() / 2);
        let (mut a, b) = join(|| picky(low), || picky(high));
        a.iter_mut().zip(&b).for_each(|(a, b)| *a *= b);
        a.extend(b);
        a
    }
    let sum = |x: &[f64]| picky(x.to_vec()).into_iter().sum::<f64>();
    let mut x = vec![0.5; 2000];
    x[1500] = 3.0;
    let pages =
        || std::fs::read_to_string("/proc/self/statm").unwrap().split(' ').nth(1).unwrap().parse::<usize>().unwrap();
    let mut before = 0;
    for round in 0..4 * repeats {
        assert!(catch_unwind(AssertUnwindSafe(|| enzyme_hub::gradient!(|x: &[f64]| sum(x), &x))).is_err());
        if round == repeats {
            before = pages();
        }
    }
    let each = pages().saturating_sub(before) * 4096 / (3 * repeats);
    assert!(repeats < 100 || each < 100_000, "{each} bytes are left of each");
}
