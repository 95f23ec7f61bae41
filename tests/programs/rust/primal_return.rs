// Value and derivative at once, through a C struct.
#[path = "check.rs"]
mod check;
use check::*;

#[repr(C)]
struct Result {
    value: f64,
    derivative: f64,
}

extern "C" {
    fn __enzyme_autodiff_result(f: usize, marker: i32, x: f64) -> Result;
}

fn f(x: f64) -> f64 {
    x.powi(3) - x
}

fn main() {
    let r = unsafe { __enzyme_autodiff_result(f as usize, enzyme_primal_return, 2.0) };
    check("value", r.value, 6.0);
    check("derivative", r.derivative, 11.0);
    finish();
}
