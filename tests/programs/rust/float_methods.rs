// Methods of f64, against the derivative in closed form.
#[path = "check.rs"]
mod check;
use check::*;

macro_rules! unary {
    ($x:expr, $f:expr, $want:expr) => {{
        fn f(x: f64) -> f64 {
            $f(x)
        }
        check(stringify!($f), unsafe { __enzyme_autodiff(f as usize, $x) }, $want);
    }};
}

fn main() {
    let x: f64 = 0.6;
    unary!(x, f64::sin, x.cos());
    unary!(x, f64::cos, -x.sin());
    unary!(x, f64::tan, 1.0 / (x.cos() * x.cos()));
    unary!(x, f64::asin, 1.0 / 0.8);
    unary!(x, f64::acos, -1.0 / 0.8);
    unary!(x, f64::atan, 1.0 / 1.36);
    unary!(x, f64::sinh, x.cosh());
    unary!(x, f64::tanh, 1.0 / (x.cosh() * x.cosh()));
    unary!(x, f64::exp, x.exp());
    unary!(x, f64::exp2, x.exp2() * 2f64.ln());
    unary!(x, f64::exp_m1, x.exp());
    unary!(x, f64::ln, 1.0 / x);
    unary!(x, f64::log2, 1.0 / (x * 2f64.ln()));
    unary!(x, f64::log10, 1.0 / (x * 10f64.ln()));
    unary!(x, f64::ln_1p, 1.0 / 1.6);
    unary!(x, f64::sqrt, 0.5 / x.sqrt());
    unary!(x, f64::cbrt, 1.0 / (3.0 * x.cbrt() * x.cbrt()));
    unary!(-x, f64::abs, -1.0);
    unary!(x, f64::recip, -1.0 / (x * x));
    unary!(x, f64::floor, 0.0);
    unary!(1.7, f64::fract, 1.0);
    unary!(x, |x: f64| x.powi(3), 3.0 * x * x);
    unary!(x, |x: f64| x.powf(2.5), 2.5 * x.powf(1.5));
    unary!(x, |x: f64| x.mul_add(x, x), 2.0 * x + 1.0);
    unary!(x, |x: f64| x.min(1.0) + x.max(1.0) * 2.0, 1.0);
    unary!(x, |x: f64| x.clamp(0.0, 1.0) * x, 2.0 * x);
    unary!(x, |x: f64| x.hypot(0.8), 0.6);
    unary!(x, |x: f64| x.atan2(0.8), 0.8);
    unary!(
        x,
        |x: f64| {
            let (s, c) = x.sin_cos();
            s * c
        },
        (2.0 * x).cos()
    );
    unary!(x, |x: f64| x.copysign(-1.0), -1.0);
    unary!(x, |x: f64| x.to_degrees(), 180.0 / std::f64::consts::PI);
    finish();
}
