// The smallest request: one active scalar.
#[path = "check.rs"]
mod check;
use check::*;

fn square(x: f64) -> f64 {
    x * x
}

fn main() {
    check("square'(3)", unsafe { __enzyme_autodiff(square as usize, 3.0) }, 6.0);
    finish();
}
