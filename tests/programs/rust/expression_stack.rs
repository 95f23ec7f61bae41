// A stack of expressions whose nodes own others: what is pushed, popped, boxed and pushed again is a number or a pointer, in each element.
#[path = "check.rs"]
mod check;
use check::*;
use std::ops::{Add, Mul};
enum Node {
    Leaf(f64),
    Sum(Box<Node>, Box<Node>),
    Product(Box<Node>, Box<Node>),
    Scale(f64, Box<Node>),
}
impl Add for Node {
    type Output = Node;
    fn add(self, o: Node) -> Node {
        Node::Sum(Box::new(self), Box::new(o))
    }
}
impl Mul for Node {
    type Output = Node;
    fn mul(self, o: Node) -> Node {
        Node::Product(Box::new(self), Box::new(o))
    }
}
fn value(n: &Node) -> f64 {
    match n {
        Node::Leaf(v) => *v,
        Node::Sum(a, b) => value(a) + value(b),
        Node::Product(a, b) => value(a) * value(b),
        Node::Scale(s, a) => s * value(a),
    }
}
fn f(x: &mut [f64]) -> f64 {
    let mut stack: Vec<Node> = Vec::new();
    for &v in x.iter() {
        stack.push(Node::Leaf(v));
    }
    while stack.len() > 1 {
        let a = stack.pop().unwrap();
        let b = stack.pop().unwrap();
        let n = if stack.len() % 2 == 0 { a + b } else { a * b };
        stack.push(Node::Scale(1.5, Box::new(n)));
    }
    value(&stack[0])
}
fn main() {
    let x = [0.5, -1.1, 0.7, 1.2, 0.9];
    let dx = gradient(&mut { x }, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(f, &x, &dx);
    finish();
}
