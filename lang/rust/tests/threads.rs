//! Threads in functions that are differentiated, and that they are those of the standard library otherwise.
#![cfg(feature = "std")]

use enzyme_hub::{autodiff_forward, autodiff_reverse, thread};

#[autodiff_reverse(two_gradient, Duplicated, Active)]
#[autodiff_forward(two_along, Dual, Dual)]
fn two(x: &[f64; 4]) -> f64 {
    let (a, b) = thread::scope(|s| {
        let one = s.spawn(|| x[0] * x[0] * x[1]);
        let other = s.spawn(|| x[2].sin() * x[3]);
        (one.join().unwrap(), other.join().unwrap())
    });
    a * b
}

#[test]
fn results_of_two_threads() {
    let (x, v) = ([1.5, 2.0, 0.5, 3.0f64], [1.0, -2.0, 0.5, 3.0]);
    let (a, b) = (x[0] * x[0] * x[1], x[2].sin() * x[3]);
    let expected = [2.0 * x[0] * x[1] * b, x[0] * x[0] * b, a * x[2].cos() * x[3], a * x[2].sin()];
    let mut dx = [0.0; 4];
    assert!((two_gradient(&x, &mut dx, 1.0) - a * b).abs() < 1e-12);
    (0..4).for_each(|k| assert!((dx[k] - expected[k]).abs() < 1e-12, "{dx:?} {expected:?}"));
    let along: f64 = (0..4).map(|k| expected[k] * v[k]).sum();
    assert!((two_along(&x, &v).1 - along).abs() < 1e-12);
}

/// y[i] = (part + 1) x[i]^2 x[0] by threads that nobody joins, then the squares of y by threads in a vector.
#[autodiff_reverse(parts_gradient, Duplicated, Const, Active)]
fn parts(x: &[f64; 12], count: usize) -> f64 {
    let (mut y, size) = ([0.0; 12], 12 / count);
    thread::scope(|s| {
        for (part, (to, from)) in y.chunks_mut(size).zip(x.chunks(size)).enumerate() {
            s.spawn(move || {
                for (a, b) in to.iter_mut().zip(from) {
                    *a = (part + 1) as f64 * b * b * x[0];
                }
            });
        }
    });
    thread::scope(|s| {
        let handles: Vec<_> =
            y.chunks(size).map(|one| s.spawn(move || one.iter().map(|v| v * v).sum::<f64>())).collect();
        handles.into_iter().map(|one| one.join().unwrap()).sum()
    })
}

#[test]
fn slices_that_threads_write() {
    for count in 1..=4 {
        let x: [f64; 12] = core::array::from_fn(|k| 0.3 + 0.1 * k as f64);
        let mut dx = [0.0; 12];
        let value = parts_gradient(&x, &mut dx, count, 1.0);
        let weight = |k: usize| ((k / (12 / count) + 1) as f64 * x[0]).powi(2);
        let expected: f64 = (0..12).map(|k| weight(k) * x[k].powi(4)).sum();
        assert!((value - expected).abs() < 1e-12);
        for k in 0..12 {
            let by_x0 = if k == 0 { 2.0 * expected / x[0] } else { 0.0 };
            assert!((dx[k] - 4.0 * weight(k) * x[k].powi(3) - by_x0).abs() < 1e-10, "{count} {k}");
        }
    }
}

/// The product of all: halves in threads of threads, vectors as results.
#[autodiff_reverse(product_gradient, Duplicated, Const, Active)]
fn product(x: &[f64], depth: usize) -> f64 {
    fn halves(x: &[f64], depth: usize) -> Vec<f64> {
        if depth == 0 {
            return vec![x.iter().product()];
        }
        let (a, b) = x.split_at(x.len() / 2);
        thread::scope(|s| {
            let first = s.spawn(|| halves(a, depth - 1));
            let mut all = halves(b, depth - 1);
            all.extend(first.join().unwrap());
            all
        })
    }
    halves(x, depth).iter().product()
}

#[test]
fn threads_in_threads() {
    let x: [f64; 8] = core::array::from_fn(|k| 0.7 + 0.1 * k as f64);
    let mut dx = [0.0; 8];
    let value = product_gradient(&x, &mut dx, 2, 1.0);
    (0..8).for_each(|k| assert!((dx[k] - value / x[k]).abs() < 1e-12));
}

#[autodiff_reverse(cube_gradient, Active, Active)]
fn cube(x: f64) -> f64 {
    let square = thread::spawn(move || x * x);
    x * square.join().unwrap()
}

#[test]
fn threads_that_own_their_work() {
    assert_eq!(cube_gradient(3.0, 1.0), (27.0, 27.0));
}

#[test]
fn panics_come_out_of_joins_and_scopes() {
    fn may_panic(now: bool) -> f64 {
        if std::hint::black_box(now) { panic!("now") } else { 1.0 }
    }
    assert!(thread::spawn(|| may_panic(true)).join().is_err());
    assert!(thread::scope(|s| s.spawn(|| may_panic(true)).join()).is_err());
    let left = std::panic::catch_unwind(|| thread::scope(|s| drop(s.spawn(|| may_panic(true)))));
    assert!(left.is_err());
    let shared = std::sync::Arc::new(());
    let held = shared.clone();
    thread::scope(|s| drop(s.spawn(move || held)));
    assert_eq!(std::sync::Arc::strong_count(&shared), 1);
}
