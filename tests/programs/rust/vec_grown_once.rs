// Vecs that grow without debug info: where nothing reads one in a loop, numbers at known places are all that is known of it;
// of elements with several members, how much memory is asked for says how long they are.
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

enum Part {
    Square(f64),
    Times { value: f64, count: u32 },
    Nothing,
}

fn parts(x: &[f64; 2]) -> f64 {
    let mut all = Vec::new();
    for k in 0..6 {
        all.push(match k % 3 {
            0 => Part::Square(x[0] * k as f64),
            1 => Part::Times { value: x[1], count: k },
            _ => Part::Nothing,
        });
    }
    let values = all.iter().map(|part| match part {
        Part::Square(v) => v * v,
        Part::Times { value, count } => value * *count as f64,
        Part::Nothing => 0.5,
    });
    values.sum()
}

fn main() {
    let x = [1.5, 2.0];
    let mut dx = [0.0; 2];
    unsafe { __enzyme_autodiff(f as usize, x.as_ptr(), dx.as_mut_ptr()) };
    check("x", dx[0], 2.0 * x[0] * (1.0 + x[1] * x[1]));
    check("y", dx[1], 2.0 * x[1] * (1.0 + x[0] * x[0]));
    dx = [0.0; 2];
    unsafe { __enzyme_autodiff(parts as usize, x.as_ptr(), dx.as_mut_ptr()) };
    check("parts x", dx[0], 18.0 * x[0]);
    check("parts y", dx[1], 5.0);
    finish();
}
