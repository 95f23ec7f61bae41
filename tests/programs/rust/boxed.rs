// memory: O2
// Boxes: allocated, updated and dropped inside; a list of them.
#[path = "check.rs"]
mod check;
use check::*;

struct Node {
    value: f64,
    next: Option<Box<Node>>,
}

fn f(x: &[f64]) -> f64 {
    let mut list: Option<Box<Node>> = None;
    for &v in x {
        list = Some(Box::new(Node { value: v * v, next: list }));
    }
    let mut sum = 0.0;
    let mut at = &list;
    while let Some(node) = at {
        sum = sum * 0.5 + node.value * x[0];
        at = &node.next;
    }
    sum
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
