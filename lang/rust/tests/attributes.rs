//! What the attributes write, on every kind of function.

use enzyme_hub::*;

fn near(got: f64, want: f64) {
    assert!((got - want).abs() <= 1e-11 * (1.0 + want.abs()), "{got} is not {want}");
}

#[autodiff_reverse(rb_rev, Active, Active, Active)]
#[autodiff_reverse(rb_x, Active, Const, ActiveOnly)]
#[autodiff_reverse(rb_lanes, 2, Active, Active, Active)]
#[autodiff_forward(rb_fwd, Dual, Const, Dual)]
#[autodiff_forward(rb_only, Dual, Dual, DualOnly)]
#[autodiff_forward(rb_two, 2, Dual, Dual, Dual)]
fn rosenbrock(x: f64, y: f64) -> f64 {
    (1.0 - x).powi(2) + 100.0 * (y - x.powi(2)).powi(2)
}

#[test]
fn numbers() {
    assert_eq!(rb_rev(1.0, 3.0, 1.0), (400.0, -800.0, 400.0));
    assert_eq!(rb_x(1.0, 3.0, 0.5), -400.0);
    assert_eq!(rb_lanes(1.0, 3.0, [1.0, -2.0]), (400.0, [-800.0, 1600.0], [400.0, -800.0]));
    assert_eq!(rb_fwd(1.0, 1.0, 3.0), (400.0, -800.0));
    assert_eq!(rb_only(1.0, 1.0, 3.0, 1.0), -400.0);
    assert_eq!(rb_two(1.0, 1.0, 0.0, 3.0, 0.0, 1.0), [400.0, -800.0, 400.0]);
}

#[autodiff_reverse(rb_inp_rev, Active, Active, Duplicated)]
#[autodiff_forward(rb_inp_fwd, Dual, Dual, Dual)]
fn rosenbrock_inp(x: f64, y: f64, out: &mut f64) {
    *out = rosenbrock(x, y);
}

#[test]
fn through_references() {
    let (mut out, mut seed) = (0.0, 1.0);
    assert_eq!(rb_inp_rev(1.0, 3.0, &mut out, &mut seed), (-800.0, 400.0));
    assert_eq!((out, seed), (400.0, 0.0));
    let (mut out, mut dout) = (0.0, 0.0);
    rb_inp_fwd(1.0, 1.0, 3.0, 1.0, &mut out, &mut dout);
    assert_eq!((out, dout), (400.0, -400.0));
}

#[autodiff_reverse(denergy, Duplicated, Const, Active)]
#[autodiff_forward(tenergy, 2, Dualv, Const, Dual)]
#[autodiff_reverse(denergy3, 3, Duplicated, Const, Active)]
fn energy(x: &[f64], n: usize) -> f64 {
    let squares: Vec<f64> = x.iter().map(|x| x * x).collect();
    squares.windows(2).map(|w| w[0] * w[1].sin()).sum::<f64>() * n as f64
}

/// d energy / d x[k] for three numbers.
fn by_hand(x: &[f64], k: usize) -> f64 {
    let s: Vec<f64> = x.iter().map(|x| x * x).collect();
    [s[1].sin(), s[0] * s[1].cos() + s[2].sin(), s[1] * s[2].cos()][k] * 2.0 * x[k] * 2.0
}

#[test]
fn slices() {
    let (x, mut dx) = (vec![0.5, 1.25, -0.75], vec![1.0; 3]);
    near(denergy(&x, &mut dx, 2, 1.0), energy(&x, 2));
    (0..3).for_each(|k| near(dx[k], 1.0 + by_hand(&x, k)));
    let [value, first, last] = tenergy(&x, &[1.0, 0.0, 0.0, 0.0, 0.0, 2.0], 2);
    near(value, energy(&x, 2));
    near(first, by_hand(&x, 0));
    near(last, 2.0 * by_hand(&x, 2));
    let mut lanes = [[0.0; 3]; 3];
    let [a, b, c] = &mut lanes;
    denergy3(&x, a, b, c, 2, [1.0, 0.0, 3.0]);
    (0..3).for_each(|k| {
        near(lanes[0][k], by_hand(&x, k));
        near(lanes[1][k], 0.0);
        near(lanes[2][k], 3.0 * by_hand(&x, k));
    });
}

#[autodiff_reverse(dplaces, Duplicated, DuplicatedOnly, Active)]
fn places(x: &Vec<Vec<f64>>, y: &mut [f64; 2]) -> f64 {
    y[0] = x[0][0] * x[1][0];
    y[0] * x[1][1]
}

#[test]
fn nested_and_only() {
    let x = vec![vec![2.0], vec![3.0, 5.0]];
    let (mut dx, mut y, mut dy) = (vec![vec![0.0], vec![0.0; 2]], [0.0; 2], [0.0; 2]);
    let value = unsafe { dplaces(&x, &mut dx, &mut y, &mut dy, 1.0) };
    assert_eq!((value, dx), (30.0, vec![vec![15.0], vec![10.0, 6.0]]));
}

#[test]
#[should_panic(expected = "the shadow of `x` has 2 elements, and 3 are needed")]
fn a_short_shadow() {
    denergy(&[1.0, 2.0, 3.0], &mut [0.0; 2], 1, 1.0);
}

#[test]
#[should_panic(expected = "the shadow of `x` has 1 elements, and 2 are needed")]
fn a_short_row() {
    let x = vec![vec![2.0], vec![3.0, 5.0]];
    unsafe { dplaces(&x, &mut vec![vec![0.0]; 2], &mut [0.0; 2], &mut [0.0; 2], 1.0) };
}

#[test]
#[should_panic(expected = "the shadow of `x` has 5 elements, and 6 are needed")]
fn a_short_lane() {
    tenergy(&[0.5, 1.25, -0.75], &[0.0; 5], 2);
}

#[autodiff_reverse(generic_derivative, Duplicated, Active)]
#[autodiff_forward(generic_tangent, Dual, Dual)]
fn generic<T: std::ops::Mul<Output = T> + Copy>(x: &T) -> T {
    *x * *x
}

#[autodiff_reverse(dpoly, Active, Const, Active)]
fn polynomial<const N: usize, T>(x: T, c: [f64; N]) -> f64
where
    T: Into<f64> + Copy,
{
    c.iter().rev().fold(0.0, |sum, c| sum * x.into() + c)
}

#[autodiff_reverse(dapplied, Const, Active, Active)]
fn applied(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    g(x) * x
}

#[autodiff_reverse(ddynamic, Const, Duplicated, Active)]
fn dynamic(f: &dyn Fn(&[f64]) -> f64, x: &[f64]) -> f64 {
    f(x) * x[0]
}

#[test]
fn generics() {
    let mut d = 0.0;
    assert_eq!(generic_derivative(&3.0, &mut d, 1.0), 9.0);
    assert_eq!(d, 6.0);
    let mut d = 0.0f32;
    generic_derivative(&3.0f32, &mut d, 2.0);
    assert_eq!(d, 12.0);
    assert_eq!(generic_tangent(&3.0, &0.5), (9.0, 3.0));
    assert_eq!(dpoly(2.0, [1.0, 2.0, 3.0], 1.0), (17.0, 14.0));
    let scale = 3.0;
    assert_eq!(dapplied(|v| v * v * scale, 2.0, 1.0), (24.0, 36.0));
    let mut dx = [0.0; 2];
    ddynamic(&|x| x[0] * x[1] * scale, &[2.0, 5.0], &mut dx, 1.0);
    assert_eq!(dx, [60.0, 12.0]);
}

#[derive(Clone, Copy)]
struct Spring {
    stiffness: f64,
    rest: f64,
}
unsafe impl Number for Spring {}

impl Spring {
    #[autodiff_reverse(denergy, Duplicated, Active, Active)]
    #[autodiff_forward(tenergy, Dual, Dual, Dual)]
    pub fn energy(&self, at: f64) -> f64 {
        0.5 * self.stiffness * (at - self.rest).powi(2)
    }

    #[autodiff_reverse(dscale, Duplicated, Active)]
    fn scale(&mut self, by: f64) {
        self.stiffness *= by * by;
    }

    #[autodiff_reverse(dconsumed, Active, Active)]
    fn consumed(self) -> f64 {
        self.stiffness * self.rest
    }

    #[autodiff_reverse(Self::dfree, Active, Active)]
    fn free(x: f64) -> f64 {
        x * x
    }
}

#[test]
fn methods() {
    let spring = Spring { stiffness: 4.0, rest: 1.0 };
    let mut shadow = Spring { stiffness: 0.0, rest: 0.0 };
    assert_eq!(spring.denergy(&mut shadow, 3.0, 1.0), (8.0, 8.0));
    assert_eq!((shadow.stiffness, shadow.rest), (2.0, -8.0));
    assert_eq!(spring.tenergy(&Spring { stiffness: 0.0, rest: 1.0 }, 3.0, 0.5), (8.0, -4.0));
    let (mut scaled, mut shadow) = (spring, Spring { stiffness: 1.0, rest: 0.0 });
    assert_eq!(scaled.dscale(&mut shadow, 3.0), 24.0);
    assert_eq!((scaled.stiffness, shadow.stiffness), (36.0, 9.0));
    let (value, shadow) = spring.dconsumed(1.0);
    assert_eq!((value, shadow.stiffness, shadow.rest), (4.0, 1.0, 4.0));
    assert_eq!(Spring::dfree(3.0, 1.0), (9.0, 6.0));
}

trait Curve {
    #[autodiff_reverse(slope, Const, Active, Active)]
    fn at(&self, x: f64) -> f64;
    fn bend(&self, x: f64, seed: f64) -> (f64, f64);
    fn bent(&self, x: f64) -> f64;
    fn plain(&self, x: f64) -> f64;
}

struct Sine(f64);

#[inherent_derivatives]
impl Curve for Sine {
    fn at(&self, x: f64) -> f64 {
        (self.0 * x).sin()
    }
    fn bend(&self, x: f64, seed: f64) -> (f64, f64) {
        self.bent_slope(x, seed)
    }
    #[autodiff_reverse(bent_slope, Const, Active, Active)]
    fn bent(&self, x: f64) -> f64 {
        self.at(x) * x
    }
    #[autodiff_forward(plain_tangent, Dual, Const, DualOnly)]
    fn plain(&self, x: f64) -> f64 {
        self.0 * x
    }
}

trait Grown {
    fn grown(&self, x: f64) -> f64;
    fn dgrown(&self, x: f64, seed: f64) -> (f64, f64);
}
impl Grown for Spring {
    #[autodiff_reverse(dgrown, Const, Active, Active)]
    fn grown(&self, x: f64) -> f64 {
        self.stiffness * x * x
    }
}

#[test]
fn traits() {
    let curve = Sine(2.0);
    near(curve.slope(0.5, 1.0).1, 2.0 * 1f64.cos());
    near(curve.bend(0.5, 1.0).1, 1f64.cos() + 1f64.sin());
    assert_eq!(curve.plain_tangent(&Sine(1.0), 0.5), 0.5);
    assert_eq!(Spring { stiffness: 2.0, rest: 0.0 }.dgrown(3.0, 1.0), (18.0, 12.0));
}

#[autodiff_reverse(df, Duplicated, Duplicated)]
fn f(x: &[f64; 2], y: &mut f64) {
    *y = x[0] * x[0] + x[1] * x[0]
}
#[autodiff_forward(h, Dual, Dual, Dual, Dual)]
fn wrapper(x: &[f64; 2], dx: &mut [f64; 2], y: &mut f64, dy: &mut f64) {
    df(x, dx, y, dy);
}

#[test]
fn second_order() {
    let (mut y, mut dbx) = (0.0, [0.0, 0.0]);
    h(&[2.0, 2.0], &[1.0, 0.0], &mut [0.0; 2], &mut dbx, &mut y, &mut 0.0, &mut 1.0, &mut 0.0);
    assert_eq!(dbx, [2.0, 1.0]);
}

#[autodiff_reverse(dpair, Active, Active)]
fn pair(x: [f64; 2]) -> f64 {
    x[0] * x[1]
}
#[autodiff_forward(tpair, Dual, Dual)]
fn pairs(x: &[f64]) -> [f64; 2] {
    [x[0] * x[1], x[0] + x[1]]
}
#[autodiff_reverse(dpointer, Duplicated, Const, Active)]
unsafe fn pointer(x: *const f64, n: usize) -> f64 {
    unsafe { std::slice::from_raw_parts(x, n) }.iter().product()
}
#[autodiff_reverse(dtext, Const, Const, Active, Active)]
fn text(name: &str, table: Vec<f64>, mut x: f64) -> f64 {
    x *= table[name.len()];
    x * x
}
#[autodiff_reverse(dchecked, Duplicated, Const)]
fn checked(x: &mut [f64]) -> usize {
    x[0] *= x[1];
    x.len()
}

#[test]
fn other_types() {
    assert_eq!(dpair([2.0, 3.0], 1.0), (6.0, [3.0, 2.0]));
    assert_eq!(tpair(&[2.0, 3.0], &[1.0, 0.0]), ([6.0, 5.0], [3.0, 1.0]));
    let (x, mut dx) = ([2.0, 3.0, 4.0], [0.0; 3]);
    assert_eq!(unsafe { dpointer(x.as_ptr(), dx.as_mut_ptr(), 3, 1.0) }, 24.0);
    assert_eq!(dx, [12.0, 8.0, 6.0]);
    assert_eq!(dtext("ab", vec![1.0, 2.0, 3.0], 2.0, 1.0), (36.0, 36.0));
    let (mut x, mut dx) = ([2.0, 3.0], [1.0, 0.0]);
    assert_eq!(dchecked(&mut x, &mut dx), 2);
    assert_eq!((x, dx), ([6.0, 3.0], [3.0, 2.0]));
}

#[test]
fn a_panic_passes() {
    let short = std::panic::catch_unwind(|| dtext("four", vec![1.0, 2.0, 3.0], 2.0, 1.0));
    assert!(short.is_err());
}
