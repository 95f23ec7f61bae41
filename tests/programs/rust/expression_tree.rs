// An enum whose word is an index, a pointer or a number: a tree of boxed expressions, built in a loop.
#[path = "check.rs"]
mod check;
use check::*;

enum Expr {
    Var(usize),
    Add(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Sin(Box<Expr>),
    Lit(f64),
}

fn eval(e: &Expr, x: &[f64]) -> f64 {
    match e {
        Expr::Var(i) => x[*i],
        Expr::Add(a, b) => eval(a, x) + eval(b, x),
        Expr::Mul(a, b) => eval(a, x) * eval(b, x),
        Expr::Sin(a) => eval(a, x).sin(),
        Expr::Lit(c) => *c,
    }
}

fn f(x: &mut [f64]) -> f64 {
    let mut e = Expr::Lit(0.5);
    for i in 0..8 {
        e = match i % 3 {
            0 => Expr::Add(Box::new(e), Box::new(Expr::Var(i))),
            1 => Expr::Mul(Box::new(e), Box::new(Expr::Lit(x[i] * 2.0))),
            _ => Expr::Sin(Box::new(Expr::Mul(Box::new(e), Box::new(Expr::Var(i))))),
        };
    }
    eval(&e, x)
}

fn main() {
    let x = [0.5, -1.1, 0.7, 0.9, 1.3, -0.4, 0.25, 1.7];
    let dx = gradient(&mut { x }, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(f, &x, &dx);
    finish();
}
