//! Derivatives of functions and closures by macros, split sweeps, and derivatives that the program gives.

use enzyme_hub::*;
use std::cell::Cell;

fn near(got: &[f64], want: &[f64]) {
    assert_eq!(got.len(), want.len());
    for (got, want) in got.iter().zip(want) {
        assert!((got - want).abs() <= 1e-11 * (1.0 + want.abs()), "{got} is not {want}");
    }
}

fn product(x: &[f64]) -> f64 {
    x.iter().product()
}

#[test]
fn gradients() {
    let (x, weights) = (vec![2.0, 3.0, 5.0], vec![1.0, -1.0, 0.5]);
    assert_eq!(gradient!(product, &x), [15.0, 10.0, 6.0]);
    let energy = |x: &[f64]| -> f64 { x.iter().zip(&weights).map(|(x, w)| w * x.sin()).sum() };
    let want: Vec<f64> = x.iter().zip(&weights).map(|(x, w)| w * x.cos()).collect();
    near(&gradient!(energy, &x), &want);
    let mut dx = vec![0.0; 3];
    gradient!(&energy, &x, &mut dx);
    near(&dx, &want);
    let (value, dx) = value_and_gradient!(energy, &x);
    near(&[value], &[energy(&x)]);
    near(&dx, &want);
    assert_eq!(gradient!(|x| x[0] * x[0], &[3.0f32]), [6.0f32]);
    let boxed: Box<dyn Fn(&[f64]) -> f64> = Box::new(move |x| x[0] * weights[2]);
    assert_eq!(gradient!(&*boxed, &[3.0]), [0.5]);
}

#[test]
#[should_panic(expected = "the shadow of `x` has 1 elements, and 2 are needed")]
fn a_short_shadow() {
    gradient!(product, &[1.0, 2.0], &mut [0.0]);
}

#[test]
fn jacobians_and_second_derivatives() {
    let scale = 2.0;
    let f = move |x: &[f64], y: &mut [f64]| {
        for (place, y) in y.iter_mut().enumerate() {
            *y = scale * x[0].powi(place as i32 + 1) * x[1];
        }
    };
    let rows = [[8.0, 6.0], [48.0, 18.0], [216.0, 54.0]];
    assert_eq!(jacobian!(f, &[3.0, 4.0], 1), &rows[..1]);
    assert_eq!(jacobian!(f, &[3.0, 4.0], 3), rows);
    let g = |x: &[f64]| scale * x[0].powi(3) * x[1] + x[1].exp();
    let [xx, xy, yy] = [6.0 * 3.0 * 4.0 * scale, 3.0 * 9.0 * scale, 4f64.exp()];
    let rows = hessian!(g, &[3.0, 4.0]);
    near(&rows[0], &[xx, xy]);
    near(&rows[1], &[xy, yy]);
    near(&hvp!(g, &[3.0, 4.0], &[1.0, -2.0]), &[xx - 2.0 * xy, xy - 2.0 * yy]);
}

#[test]
fn tapes() {
    let roots = |x: &[f64]| x.iter().map(|x| x.sqrt()).collect::<Vec<f64>>().windows(2).map(|w| w[0] * w[1]).sum();
    let (x, mut dx) = (vec![0.0, 4.0, 9.0], vec![0.0; 3]);
    let (value, tape) = Tape::record(&roots, &x, &mut dx);
    assert_eq!(value, 6.0);
    drop(tape);
    assert_eq!(dx, [0.0; 3]);
    let (_, mut tape) = Tape::record(&roots, &x[1..], &mut dx[1..]);
    tape.add(2.0);
    assert_eq!(tape.shadow(), [1.5, 2.0 / 3.0]);
    tape.reverse(1.0);
    assert_eq!(dx, [0.0, 2.25, 1.0]);
    let linear = |x: &[f32]| x[0] * 2.0;
    let mut dx = [0.0f32];
    Tape::record(&linear, &[1.0], &mut dx).1.reverse(1.5);
    assert_eq!(dx, [3.0]);
}

// The factors 10 and 100 show whose derivatives they are.
#[custom_gradient(augment = cube_augmented, gradient = cube_gradient)]
#[custom_derivative(derivative = cube_tangent)]
fn cube(x: f64) -> f64 {
    x * x * x
}
fn cube_augmented(x: f64) -> (f64, f64) {
    (3.0 * x * x, cube(x))
}
fn cube_gradient(_: f64, seed: f64, slope: f64) -> f64 {
    10.0 * slope * seed
}
fn cube_tangent(x: f64, dx: f64) -> f64 {
    100.0 * 3.0 * x * x * dx
}

#[custom_gradient(augment = squares_augmented, gradient = squares_gradient)]
fn squares(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum()
}
fn squares_augmented(x: &[f64], _: &mut [f64]) -> f64 {
    squares(x)
}
fn squares_gradient(x: &[f64], dx: &mut [f64], seed: f64) {
    x.iter().zip(dx).for_each(|(x, dx)| *dx += 20.0 * x * seed);
}

thread_local!(static CALLS: Cell<usize> = const { Cell::new(0) });

#[inactive]
fn noted(x: f64) -> f64 {
    CALLS.set(CALLS.get() + 1);
    x
}

#[derivative_like("log1p")]
fn growth(x: f64) -> f64 {
    x * 5.0
}

struct Solver {
    factor: f64,
}
impl Solver {
    #[custom_gradient(augment = Self::solve_augmented, gradient = Self::solve_gradient)]
    #[custom_derivative(Self::solve_tangent)]
    fn solve(&self, b: f64) -> f64 {
        b / self.factor
    }
    fn solve_augmented(&self, _: &mut Solver, b: f64) -> f64 {
        self.solve(b)
    }
    fn solve_gradient(&self, shadow: &mut Solver, b: f64, seed: f64) -> f64 {
        shadow.factor -= 10.0 * seed * b / self.factor.powi(2);
        10.0 * seed / self.factor
    }
    fn solve_tangent(&self, shadow: &Solver, b: f64, db: f64) -> f64 {
        100.0 * (db / self.factor - shadow.factor * b / self.factor.powi(2))
    }
    #[autodiff_reverse(dtwice, Duplicated, Active, ActiveOnly)]
    #[autodiff_forward(ttwice, Dual, Dual, DualOnly)]
    fn twice(&self, b: f64) -> f64 {
        2.0 * self.solve(b)
    }
}

#[custom_gradient(augment = scaled_augmented::<N>, gradient = scaled_gradient::<N>)]
fn scaled<const N: u32>(x: f64) -> f64 {
    x * f64::from(N)
}
fn scaled_augmented<const N: u32>(x: f64) -> f64 {
    scaled::<N>(x)
}
fn scaled_gradient<const N: u32>(_: f64, seed: f64) -> f64 {
    seed * 10.0 * f64::from(N)
}

#[autodiff_reverse(dall, Active, ActiveOnly)]
fn all(x: f64) -> f64 {
    cube(x) + noted(x) * x + growth(x) + scaled::<2>(x) + scaled::<3>(x)
}
#[autodiff_forward(tcube, Dual, DualOnly)]
fn only_cube(x: f64) -> f64 {
    cube(x)
}

#[test]
fn custom() {
    near(&[dall(1.5, 1.0)], &[30.0 * 2.25 + 1.5 + 1.0 / 2.5 + 50.0]);
    assert_eq!(CALLS.get(), 1);
    assert_eq!(tcube(1.5, 1.0), 300.0 * 2.25);
    assert_eq!(gradient!(squares, &[1.0, 2.0]), [20.0, 40.0]);
    let (solver, mut shadow) = (Solver { factor: 2.0 }, Solver { factor: 0.0 });
    assert_eq!(solver.dtwice(&mut shadow, 6.0, 1.0), 10.0);
    assert_eq!(shadow.factor, -30.0);
    assert_eq!(solver.ttwice(&Solver { factor: 1.0 }, 6.0, 1.0), 200.0 * (0.5 - 1.5));
}
