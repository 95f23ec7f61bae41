// What a closure captures is constant: a model keeps scratch buffers, and puts numbers that depend on x there. They are filled, they grow,
// they are replaced, and they stay when the derivative ends.
#[path = "check.rs"]
mod check;
use check::*;
use std::cell::{Cell, RefCell};

#[derive(Default)]
struct Model {
    w: Vec<f64>,
    scratch: RefCell<Vec<f64>>,
    calls: Cell<usize>,
    last: Cell<f64>,
    rows: RefCell<Vec<Vec<f64>>>,
    boxed: RefCell<Option<Box<f64>>>,
}

impl Model {
    fn filled(&self, x: &[f64]) -> f64 {
        let mut s = self.scratch.borrow_mut();
        s.resize(x.len(), 0.0);
        for ((s, x), w) in s.iter_mut().zip(x).zip(&self.w) {
            *s = w * x * x;
        }
        self.calls.set(self.calls.get() + 1);
        s.iter().map(|v| v * v).sum()
    }
    fn grows(&self, x: &[f64]) -> f64 {
        self.scratch.borrow_mut().clear();
        for k in 0..20 {
            self.scratch.borrow_mut().push(x[k % 3] * k as f64 * x[0]);
        }
        self.scratch.borrow().iter().map(|v| v * v).sum::<f64>() * 1e-3
    }
    fn replaces(&self, x: &[f64]) -> f64 {
        *self.scratch.borrow_mut() = x.iter().map(|v| v * v).collect();
        self.scratch.borrow().iter().sum::<f64>() * x[0]
    }
    fn rows(&self, x: &[f64]) -> f64 {
        self.rows.borrow_mut().push(x.iter().map(|v| v * v * v).collect());
        self.rows.borrow().last().unwrap().iter().sum()
    }
    fn boxed(&self, x: &[f64]) -> f64 {
        *self.boxed.borrow_mut() = Some(Box::new(x[0] * x[1]));
        let taken = self.boxed.borrow_mut().take();
        *taken.unwrap() * x[2]
    }
    fn cell(&self, x: &[f64]) -> f64 {
        self.last.set(1.0);
        for v in x {
            self.last.set(self.last.get() * v + v);
        }
        self.last.get()
    }
    fn swapped(&self, x: &[f64]) -> f64 {
        let mut mine: Vec<f64> = x.iter().map(|v| v * x[1]).collect();
        std::mem::swap(&mut mine, &mut self.scratch.borrow_mut());
        self.scratch.borrow()[2] * x[0] + mine.len() as f64
    }
}

fn tried<F: Fn(&[f64]) -> f64>(f: F) {
    let mut x = [0.4, 1.2, -0.7];
    for _ in 0..2 {
        let slopes = gradient(&mut x, |p, dp, n| unsafe {
            fn call<F: Fn(&[f64]) -> f64>(f: &F, x: &[f64]) -> f64 {
                f(x)
            }
            __enzyme_autodiff(call::<F> as usize, enzyme_const, &f as *const F, enzyme_dup, p, dp, n);
        });
        differences(|x| f(x), &x, &slopes);
    }
}

fn main() {
    let model = Model { w: vec![1.0, 2.0, 3.0], ..Default::default() };
    tried(|x| model.filled(x));
    tried(|x| model.grows(x));
    tried(|x| model.replaces(x));
    tried(|x| model.rows(x));
    tried(|x| model.boxed(x));
    tried(|x| model.cell(x));
    tried(|x| model.swapped(x));
    finish();
}
