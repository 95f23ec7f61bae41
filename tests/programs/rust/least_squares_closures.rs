// flags: -Ccodegen-units=16
// Closures in iterators that capture parameters beside constant data, in many codegen units: a debug build does not inline them.
#[path = "check.rs"]
mod check;
use check::*;

static T: [f64; 4] = [0.0, 0.5, 1.5, 2.0];
static Y: [f64; 4] = [1.0, 0.25, -0.5, 2.5];

fn by_index(p: &[f64], t: &[f64], y: &[f64]) -> f64 {
    (0..t.len()).map(|i| (p[0] * t[i] + p[1] - y[i]).powi(2)).sum::<f64>() / t.len() as f64
}

struct Data {
    t: Vec<f64>,
    y: Vec<f64>,
}

impl Data {
    fn loss(&self, p: &[f64]) -> f64 {
        self.t.iter().zip(&self.y).map(|(t, y)| (p[0] * t - y) * (p[1] - t)).sum()
    }
}

fn boxed(p: &[f64], t: &[f64], y: &[f64]) -> f64 {
    let terms: Vec<Box<dyn Fn(usize) -> f64 + '_>> = vec![Box::new(|i| p[0] * t[i]), Box::new(|i| p[1] - y[i])];
    (0..t.len()).map(|i| terms.iter().map(|f| f(i)).product::<f64>()).sum()
}

fn of_statics(p: &[f64]) -> f64 {
    by_index(p, &T, &Y) + boxed(p, &T, &Y)
}

fn of_data(p: &[f64], data: &Data) -> f64 {
    data.loss(p) + by_index(p, &data.t, &data.y)
}

fn main() {
    let mut p = [0.7, -1.25];
    let slopes = gradient(&mut p, |p, dp, n| unsafe {
        __enzyme_autodiff(of_statics as usize, enzyme_dup, p, dp, enzyme_const, n);
    });
    differences(|p| of_statics(p), &p, &slopes);
    let data = Data { t: T.to_vec(), y: Y.to_vec() };
    let slopes = gradient(&mut p, |p, dp, n| unsafe {
        __enzyme_autodiff(of_data as usize, enzyme_dup, p, dp, enzyme_const, n, enzyme_const, &data as *const Data);
    });
    differences(|p| of_data(p, &data), &p, &slopes);
    finish();
}
