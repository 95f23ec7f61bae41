// Enums of numbers, boxes, text and vectors in a vector from which some are removed: what lies behind moves up, and with it what is
// a pointer at times, once. Clones: text is copied by native code, into memory where a box was before.
// enough: O2
#[path = "check.rs"]
mod check;
use check::*;
use std::rc::Rc;

enum Value {
    Number(f64),
    Scaled(Box<(f64, u16)>),
    Named(String, Rc<f64>),
    Row(Vec<f64>),
    Empty,
}

fn make(x: &[f64], k: usize, kind: usize) -> Value {
    let here = x[k % x.len()];
    let next = x[(k + 1) % x.len()];
    match kind {
        0 => Value::Number(here * next),
        1 => Value::Scaled(Box::new((here, k as u16))),
        2 => Value::Named("abc".to_string(), Rc::new(here * x[0])),
        3 => Value::Row(vec![here, next, 1.5]),
        _ => Value::Empty,
    }
}

fn value(v: &Value) -> f64 {
    match v {
        Value::Number(a) => *a,
        Value::Scaled(b) => b.0 * b.1 as f64,
        Value::Named(name, a) => name.len() as f64 + 2.0 * **a,
        Value::Row(row) => row.iter().map(|a| a * a).sum::<f64>(),
        Value::Empty => 0.7,
    }
}

fn f(x: &mut [f64]) -> f64 {
    let mut all: Vec<Value> = (0..0).map(|_| Value::Empty).collect();
    for k in 0..2 * x.len() {
        all.push(make(x, k, (2 * k + 1) % 5));
    }
    all.retain(|v| value(v) != 0.7);
    all.remove(3);
    all.iter().enumerate().map(|(k, v)| value(v) * (k + 2) as f64 * x[k % x.len()]).sum()
}

#[derive(Clone)]
enum Part {
    Named(f64, String),
    Boxed(Box<f64>),
}

fn part(p: &Part) -> f64 {
    match p {
        Part::Named(a, name) => a * name.len() as f64,
        Part::Boxed(a) => **a * **a,
    }
}

fn clones(x: &mut [f64]) -> f64 {
    let parts: Vec<Part> = (0..2 * x.len())
        .map(|k| if k % 2 == 0 { Part::Boxed(Box::new(x[k / 2])) } else { Part::Named(x[k / 2], "ab".to_string()) })
        .collect();
    let again = parts.clone();
    again.iter().chain(&parts).enumerate().map(|(k, p)| part(p) * (k + 1) as f64 * x[k % x.len()]).sum()
}

fn main() {
    let x = [0.9, 1.1, -0.73, 0.35, 1.6, 0.2];
    let dx = gradient(&mut { x }, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(f, &x, &dx);
    let dx = gradient(&mut { x }, |p, d, n| unsafe {
        __enzyme_autodiff(clones as usize, p, d, n);
    });
    differences(clones, &x, &dx);
    finish();
}
