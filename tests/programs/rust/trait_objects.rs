// Trait objects, boxed closures and tables of functions: methods that are found at run time.
#[path = "check.rs"]
mod check;
use check::*;

trait Layer {
    fn run(&self, x: f64) -> f64;
    fn scale(&mut self, k: f64);
}
struct Linear { a: f64, b: f64 }
struct Tanh { k: f64, gain: f64 }
impl Layer for Linear {
    fn run(&self, x: f64) -> f64 { self.a * x + self.b }
    fn scale(&mut self, k: f64) { self.a *= k; }
}
impl Layer for Tanh {
    fn run(&self, x: f64) -> f64 { self.gain * (self.k * x).tanh() }
    fn scale(&mut self, k: f64) { self.k += k; }
}

#[inline(never)]
fn layer(i: usize, x: f64) -> Box<dyn Layer> {
    if i % 2 == 0 { Box::new(Linear { a: x, b: 1.0 }) } else { Box::new(Tanh { k: x, gain: x * x }) }
}

fn network(x: &[f64]) -> f64 {
    let mut layers: Vec<Box<dyn Layer>> = (0..x.len()).map(|i| layer(i, x[i])).collect();
    for l in layers.iter_mut() { l.scale(x[0]); }
    layers.iter().fold(x[1], |y, l| l.run(y))
}

#[inline(never)]
fn twice(f: &dyn Fn(f64) -> f64, x: f64) -> f64 { f(f(x)) }

fn closures(x: &[f64]) -> f64 {
    let fs: Vec<Box<dyn Fn(f64) -> f64>> = (0..x.len())
        .map(|i| -> Box<dyn Fn(f64) -> f64> {
            let k = x[i];
            if i % 2 == 0 { Box::new(move |y| y * k + 1.0) } else { Box::new(move |y: f64| (y + k).sin()) }
        })
        .collect();
    fs.iter().map(|f| twice(f.as_ref(), x[0])).sum()
}

fn square(x: f64) -> f64 { x * x }
fn cube(x: f64) -> f64 { x * x * x }
static TABLE: [fn(f64) -> f64; 3] = [square, cube, f64::sin];

fn table(x: &[f64]) -> f64 {
    x.iter().enumerate().fold(1.0, |s, (i, &v)| TABLE[(i + x.len()) % 3](0.5 * s + v))
}

fn main() {
    let mut x = [0.5, 1.25, -0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe { __enzyme_autodiff(network as usize, p, d, n); });
    differences(|x| network(x), &x, &dx);
    let dx = gradient(&mut x, |p, d, n| unsafe { __enzyme_autodiff(closures as usize, p, d, n); });
    differences(|x| closures(x), &x, &dx);
    let dx = gradient(&mut x, |p, d, n| unsafe { __enzyme_autodiff(table as usize, p, d, n); });
    differences(|x| table(x), &x, &dx);
    finish();
}
