// Boxed trait objects that have different things in the same place: numbers, counts, a Vec, single precision.
// levels: O0 O1 O2
#[path = "check.rs"]
mod check;
use check::*;
trait Shape { fn area(&self) -> f64; fn grow(&mut self, k: f64); }
struct Circle { r: f64 }
struct Grid { rows: usize, columns: usize, step: f64 }
struct Path { points: Vec<f64> }
struct Counted { n: u64, v: f64 }
struct Small { a: f32, n: i32 }
impl Shape for Circle { fn area(&self) -> f64 { 3.0 * self.r * self.r } fn grow(&mut self, k: f64) { self.r *= k } }
impl Shape for Grid { fn area(&self) -> f64 { (self.rows * self.columns) as f64 * self.step * self.step } fn grow(&mut self, k: f64) { self.rows += 1; self.step += k } }
impl Shape for Path { fn area(&self) -> f64 { self.points.iter().map(|v| v * v).sum() } fn grow(&mut self, k: f64) { self.points.push(k) } }
impl Shape for Counted { fn area(&self) -> f64 { self.n as f64 * self.v } fn grow(&mut self, k: f64) { self.n += 1; self.v += k } }
impl Shape for Small { fn area(&self) -> f64 { self.a as f64 * self.n as f64 } fn grow(&mut self, _: f64) { self.n += 1 } }
fn f(x: &[f64]) -> f64 {
    let mut shapes: Vec<Box<dyn Shape>> = Vec::new();
    for i in 0..x.len() {
        shapes.push(Box::new(Circle { r: x[i] }));
        shapes.push(Box::new(Grid { rows: i, columns: i + 1, step: x[i] }));
        shapes.push(Box::new(Path { points: vec![x[i], x[i] * x[i]] }));
        shapes.push(Box::new(Counted { n: i as u64, v: x[i] }));
        shapes.push(Box::new(Small { a: x.len() as f32, n: 2 }));
    }
    for s in shapes.iter_mut() { s.grow(x[0]); }
    shapes.iter().fold(0.0, |y, s| 0.5 * y + s.area())
}
fn main() {
    let mut x = [0.5, 1.25, -0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe { __enzyme_autodiff(f as usize, p, d, n); });
    differences(|x| f(x), &x, &dx);
    finish();
}
