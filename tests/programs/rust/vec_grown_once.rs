// A Vec that grows where nothing reads it in a loop: numbers at known places are all that is known of it.
// levels: O3
#[path = "check.rs"]
mod check;
use check::*;
use std::cell::RefCell;

fn f(x: &[f64; 2]) -> f64 {
    let cell = RefCell::new(vec![x[0], x[1]]);
    cell.borrow_mut().push(x[0] * x[1]);
    let sum = cell.borrow().iter().map(|a| a * a).sum();
    sum
}

fn main() {
    let x = [1.5, 2.0];
    let mut dx = [0.0; 2];
    unsafe { __enzyme_autodiff(f as usize, x.as_ptr(), dx.as_mut_ptr()) };
    check("x", dx[0], 2.0 * x[0] * (1.0 + x[1] * x[1]));
    check("y", dx[1], 2.0 * x[1] * (1.0 + x[0] * x[0]));
    finish();
}
