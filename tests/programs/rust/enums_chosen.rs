// Enums that are pushed: the word behind the tag is chosen among numbers and the address of a vector made just before, in one register.
#[path = "check.rs"]
mod check;
use check::*;

enum Shape {
    Circle(f64),
    Rectangle(f64, f64),
    Row(Vec<f64>),
}

fn area(s: &Shape) -> f64 {
    match s {
        Shape::Circle(r) => 3.0 * r * r,
        Shape::Rectangle(w, h) => w * h,
        Shape::Row(row) => row.iter().map(|a| a * a).sum(),
    }
}

fn pushed(x: &mut [f64]) -> f64 {
    let mut all = Vec::new();
    for k in 0..2 * x.len() {
        let (here, next) = (x[k % x.len()], x[(k + 1) % x.len()]);
        all.push(match k % 3 {
            0 => Shape::Circle(here),
            1 => Shape::Rectangle(here, next),
            _ => Shape::Row(vec![here, next]),
        });
    }
    all.iter().enumerate().map(|(k, s)| area(s) * (k + 1) as f64).sum()
}

fn main() {
    let x = [0.9, 1.1, -0.73, 0.35, 1.6, 0.2];
    let dx = gradient(&mut { x }, |p, d, n| unsafe {
        __enzyme_autodiff(pushed as usize, p, d, n);
    });
    differences(pushed, &x, &dx);
    finish();
}
