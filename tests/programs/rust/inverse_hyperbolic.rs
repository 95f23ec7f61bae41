// The standard library's inverse hyperbolic functions, which go through infinity at 0 and come back.
#[path = "check.rs"]
mod check;
use check::*;

extern "C" fn asinh(x: f64) -> f64 {
    x.asinh()
}
extern "C" fn acosh(x: f64) -> f64 {
    x.acosh()
}
extern "C" fn atanh(x: f64) -> f64 {
    x.atanh()
}

fn main() {
    for x in [0.0f64, 1e-9, 0.5, -2.0, 1e8] {
        let slope = unsafe { __enzyme_autodiff(asinh as usize, x) };
        check("asinh", slope, 1.0 / (1.0 + x * x).sqrt());
    }
    for x in [1.5f64, 40.0] {
        check("acosh", unsafe { __enzyme_autodiff(acosh as usize, x) }, 1.0 / (x * x - 1.0).sqrt());
    }
    for x in [0.0f64, -0.75] {
        check("atanh", unsafe { __enzyme_autodiff(atanh as usize, x) }, 1.0 / (1.0 - x * x));
    }
    finish();
}
