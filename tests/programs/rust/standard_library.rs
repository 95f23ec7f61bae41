// Rust as it is written with the standard library: vectors that grow, cells, counted pointers, trait objects, enums and options.
// Without optimisation each of these is calls, local variables and checks.
// levels: O0 O3
#[path = "check.rs"]
mod check;
use check::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

type X = [f64; 4];

fn array_grown(x: &X) -> f64 {
    let mut v = vec![x[0], x[1]];
    v.push(x[2] * x[3]);
    v.extend_from_slice(&x[1..]);
    v.insert(1, x[0] * x[0]);
    v.iter().enumerate().map(|(i, a)| a * a * (i + 1) as f64).sum()
}

fn cells(x: &X) -> f64 {
    let list = RefCell::new(vec![x[0], x[1]]);
    let product = Cell::new(1.0);
    for a in x {
        list.borrow_mut().push(a * a);
        product.set(product.get() * a);
    }
    let sum: f64 = list.borrow().iter().sum();
    sum * product.get()
}

struct Node {
    value: f64,
    below: RefCell<Vec<Rc<Node>>>,
}
impl Node {
    fn new(value: f64) -> Rc<Node> {
        Rc::new(Node { value, below: RefCell::new(vec![]) })
    }
    fn sum(&self) -> f64 {
        self.value * self.value + self.below.borrow().iter().map(|b| b.sum()).sum::<f64>()
    }
}

fn counted(x: &X) -> f64 {
    let (root, leaf) = (Node::new(x[0]), Node::new(x[1] * x[2]));
    for value in x {
        let middle = Node::new(value * x[3]);
        middle.below.borrow_mut().push(leaf.clone());
        root.below.borrow_mut().push(middle);
    }
    root.sum() * Rc::strong_count(&leaf) as f64
}

trait Shape {
    fn area(&self) -> f64;
}
struct Disc(f64);
struct Rectangle(f64, f64);
impl Shape for Disc {
    fn area(&self) -> f64 {
        3.0 * self.0 * self.0
    }
}
impl Shape for Rectangle {
    fn area(&self) -> f64 {
        self.0 * self.1
    }
}

fn objects(x: &X) -> f64 {
    let mut shapes: Vec<Box<dyn Shape>> = vec![Box::new(Disc(x[0]))];
    for pair in x.windows(2) {
        shapes.push(Box::new(Rectangle(pair[0], pair[1])));
    }
    shapes.iter().map(|s| s.area()).fold(1.0, |a, b| 0.5 * a * b + b)
}

enum Step {
    Power(f64),
    Repeat { by: f64, times: u32 },
    Nothing,
}

fn apply(step: &Step, y: f64) -> Option<f64> {
    match step {
        Step::Power(p) => (y > 0.0).then(|| y.powf(*p)),
        Step::Repeat { by, times } => Some((0..*times).fold(y, |a, _| a * by)),
        Step::Nothing => None,
    }
}

fn first_root(x: &X) -> Result<f64, String> {
    let found = x.iter().position(|a| *a > 1.0).ok_or("none")?;
    Ok(x[found].sqrt())
}

fn choices(x: &X) -> f64 {
    let steps = [Step::Power(x[0]), Step::Repeat { by: x[1], times: 3 }, Step::Nothing];
    let applied: f64 = steps.iter().filter_map(|s| apply(s, x[2] * x[2])).sum();
    let first = x.first().zip(x.last()).map(|(a, b)| a * b).unwrap_or_default();
    applied + first + first_root(x).unwrap_or(0.0) * x[0]
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(array_grown cells counted objects choices);
    finish();
}
