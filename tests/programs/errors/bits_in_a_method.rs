// expect: EH0302 another number's bits
// One of several methods takes the bits of a number of its own for an integer, and makes a number of that.
#[path = "../rust/check.rs"]
mod check;
use check::*;
trait Shape { fn area(&self, x: f64) -> f64; }
struct A { r: f64 }
struct B { n: u64, v: f64 }
struct C { r: f64 }
impl Shape for A { fn area(&self, x: f64) -> f64 { self.r * x } }
impl Shape for B { fn area(&self, x: f64) -> f64 { self.n as f64 * self.v * x } }
impl Shape for C { fn area(&self, x: f64) -> f64 { x + (self.r.to_bits() as f64) * 2f64.powi(-52) } }
fn f(x: &[f64]) -> f64 {
    let mut shapes: Vec<Box<dyn Shape>> = Vec::new();
    for i in 0..x.len() {
        shapes.push(Box::new(A { r: x[i] * x[i] }));
        shapes.push(Box::new(B { n: i as u64, v: x[i] }));
        shapes.push(Box::new(C { r: x[i] * x[i] }));
    }
    shapes.iter().fold(0.0, |y, s| s.area(y))
}
fn main() {
    let mut x = [0.5, 1.25, -0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe { __enzyme_autodiff(f as usize, p, d, n); });
    differences(|x| f(x), &x, &dx);
    finish();
}
