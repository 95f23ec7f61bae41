// memory: O2
// A list of shared nodes and a vector of variants, whose numbers lie behind counts and tags, beside text that grows: all of it is
// released, with its shadow.
#[path = "check.rs"]
mod check;
use check::*;
use std::cell::RefCell;
use std::rc::Rc;

struct Node {
    value: f64,
    next: Option<Rc<RefCell<Node>>>,
}

fn shared(x: &[f64]) -> f64 {
    let mut head: Option<Rc<RefCell<Node>>> = None;
    let mut all = Vec::new();
    for &value in x {
        let node = Rc::new(RefCell::new(Node { value, next: head.take() }));
        all.push(node.clone());
        head = Some(node);
    }
    for (i, node) in all.iter().enumerate() {
        let mut node = node.borrow_mut();
        node.value *= x[i] + 1.0;
    }
    let mut sum = 0.0;
    let mut at = head;
    while let Some(node) = at {
        sum = sum * 0.7 + node.borrow().value;
        at = node.borrow().next.clone();
    }
    sum
}

enum Shape {
    Circle(f64),
    Rect(f64, f64),
    Count(u32),
}

fn variants(x: &[f64]) -> f64 {
    let shapes: Vec<Shape> = (0..x.len())
        .map(|i| match i % 3 {
            0 => Shape::Circle(x[i]),
            1 => Shape::Rect(x[i], x[i - 1]),
            _ => Shape::Count(i as u32),
        })
        .collect();
    shapes.iter().rev().fold(0.2, |sum, shape| match shape {
        Shape::Circle(r) => sum * 0.5 + r * r,
        Shape::Rect(w, h) => sum + w * h,
        Shape::Count(n) => sum * *n as f64,
    })
}

fn with_text(x: &[f64]) -> f64 {
    let mut text = String::new();
    for v in x {
        text.push_str(if *v > 0.0 { "a longer word " } else { "-" });
    }
    let words: Vec<String> = text.split(' ').map(|word| format!("{word}!")).collect();
    (shared(x) + variants(x)) * (text.len() + words.len()) as f64
}

fn main() {
    for n in 1..8 {
        let mut x = [0.5, 1.25, -0.75, 2.0, 0.3, -1.1, 0.9][..n].to_vec();
        let dx = gradient(&mut x, |p, d, n| unsafe {
            __enzyme_autodiff(with_text as usize, p, d, n);
        });
        differences(|x| with_text(x), &x, &dx);
    }
    finish();
}
