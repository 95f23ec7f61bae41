// A struct with methods, some by &mut self, and a Vec in a field.
#[path = "check.rs"]
mod check;
use check::*;

struct Filter {
    gain: f64,
    state: f64,
    taps: Vec<f64>,
    steps: usize,
}

impl Filter {
    fn step(&mut self, input: f64) -> f64 {
        self.steps += 1;
        self.state = self.gain * self.state + input;
        let tap = self.taps[self.steps % self.taps.len()];
        self.state * tap
    }
}

fn f(x: &[f64]) -> f64 {
    let mut filter = Filter { gain: x[0], state: 0.1, taps: vec![x[1], 2.0, x[2]], steps: 0 };
    let mut sum = 0.0;
    for &v in x {
        sum += filter.step(v);
    }
    sum * filter.state
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
