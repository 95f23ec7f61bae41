// Static dispatch through a trait, operators by impl Mul and Add.
#[path = "check.rs"]
mod check;
use check::*;
use std::ops::{Add, Mul};

#[derive(Clone, Copy)]
struct Quaternion(f64, f64, f64, f64);

impl Mul for Quaternion {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Quaternion(
            self.0 * o.0 - self.1 * o.1 - self.2 * o.2 - self.3 * o.3,
            self.0 * o.1 + self.1 * o.0 + self.2 * o.3 - self.3 * o.2,
            self.0 * o.2 - self.1 * o.3 + self.2 * o.0 + self.3 * o.1,
            self.0 * o.3 + self.1 * o.2 - self.2 * o.1 + self.3 * o.0,
        )
    }
}

impl Add for Quaternion {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Quaternion(self.0 + o.0, self.1 + o.1, self.2 + o.2, self.3 + o.3)
    }
}

fn f(x: &[f64]) -> f64 {
    let q = Quaternion(x[0], x[1], x[2], x[3]);
    let mut p = q;
    for _ in 0..4 {
        p = p * q + q;
    }
    p.0 * p.1 - p.2 * p.3
}

fn main() {
    let mut x = [0.5, 0.25, -0.75, 0.3];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
