// levels: O2
// A constant vector that is moved to functions which also take differentiated numbers: the place it lies in needs no shadow.
#[path = "check.rs"]
mod check;
use check::*;

struct Model {
    coefficients: Vec<f64>,
    name: String,
}

#[inline(never)]
fn value(coefficients: Vec<f64>, x: f64) -> f64 {
    coefficients.iter().fold(0.0, |s, a| s * x + a)
}

#[inline(never)]
fn with_one_more(mut model: Model, x: f64) -> f64 {
    model.coefficients.push(model.name.len() as f64);
    value(model.coefficients, x) * x
}

fn moved(model: &Model, x: f64) -> f64 {
    with_one_more(unsafe { std::ptr::read(model) }, x) // as a constant argument by value arrives
}

fn main() {
    let model = Model { coefficients: vec![1.0, 2.0, 3.0], name: "ab".to_string() };
    let model = std::mem::ManuallyDrop::new(model);
    let slope = unsafe { __enzyme_autodiff(moved as usize, enzyme_const, &*model as *const Model, enzyme_out, 2.0) };
    check("x³ + 2x² + 3x + 2, times x", slope, 24.0 + 2.0 * (12.0 + 8.0 + 3.0));
    finish();
}
