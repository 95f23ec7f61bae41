// Text inside of differentiated code: formatting, strings, and a closure whose panic would be caught.
#[path = "check.rs"]
mod check;
use check::*;
use std::fmt::Write;

fn described(x: &[f64]) -> f64 {
    let mut text = String::new();
    let mut sum = 0.0;
    for (i, v) in x.iter().enumerate() {
        let name = format!("x{i}");
        write!(text, "{name} = {v:8.3}, ").unwrap();
        sum += v * v * name.len() as f64;
    }
    println!("{text}{sum:?} {:?}", x);
    sum
}

fn caught(x: f64) -> f64 {
    3.0 * std::panic::catch_unwind(|| x * x).unwrap_or(0.0)
}

fn main() {
    let mut x = [1.0, 2.0, 3.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(described as usize, p, d, n);
    });
    check("caught", unsafe { __enzyme_autodiff(caught as usize, 2.0f64) }, 12.0);
    for i in 0..3 {
        check("described", dx[i], 4.0 * x[i]);
    }
    finish();
}
