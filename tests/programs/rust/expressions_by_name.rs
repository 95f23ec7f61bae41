// Expressions over named variables: a map by text, and faults that own text beside results that are numbers.
// levels: O0 O1g O2
// leaks: beside text that native code makes, the shadow of a map is not surely a block
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::HashMap;

enum Expr {
    Num(f64),
    Var(String),
    Mul(Box<Expr>, Box<Expr>),
    Add(Box<Expr>, Box<Expr>),
}
use Expr::*;

#[derive(Debug)]
enum Fault {
    Unknown(String),
    Large(String),
    Zero,
}

fn eval(e: &Expr, env: &HashMap<String, f64>) -> Result<f64, Fault> {
    Ok(match e {
        Num(x) => if *x == 0.0 { return Err(Fault::Zero) } else { *x },
        Var(n) => *env.get(n).ok_or_else(|| Fault::Unknown(n.clone()))?,
        Mul(a, b) => eval(a, env)? * eval(b, env)?,
        Add(a, b) => {
            let sum = eval(a, env)? + eval(b, env)?;
            if sum > 1e6 { return Err(Fault::Large(format!("{sum}"))) } else { sum }
        }
    })
}

fn num(x: f64) -> Box<Expr> {
    Box::new(Num(x))
}

fn var(name: &str) -> Box<Expr> {
    Box::new(Var(name.to_string()))
}

/// The value of an expression, and of one in which a name is missing.
fn by_name(x: &[f64; 2], e: &Expr, other: &Expr) -> f64 {
    let mut env = HashMap::new();
    env.insert("x".to_string(), x[0]);
    env.insert("y".to_string(), x[1]);
    let missing = match eval(other, &env) {
        Ok(value) => value,
        Err(Fault::Unknown(name)) => x[0] * name.len() as f64,
        Err(Fault::Large(_)) | Err(Fault::Zero) => 0.0,
    };
    eval(e, &env).unwrap() + missing
}

fn main() {
    let mut x = [0.7, 1.9];
    let e = Mul(var("x"), Box::new(Mul(var("y"), Box::new(Add(num(2.0), var("y"))))));
    for other in [Mul(num(2.0), var("zero")), Mul(num(0.0), var("x")), Mul(num(3.0), var("y"))] {
        let dx = gradient(&mut x, |p, d, _| unsafe {
            __enzyme_autodiff(by_name as usize, enzyme_dup, p, d, enzyme_const, &e as *const Expr, enzyme_const, &other as *const Expr);
        });
        differences(|x| by_name((&*x).try_into().unwrap(), &e, &other), &x, &dx);
    }
    finish();
}
