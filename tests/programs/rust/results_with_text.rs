// Results and enums with a number in one variant and text, a vector or a box in another, in registers and in memory.
#[path = "check.rs"]
mod check;
use check::*;

fn root(x: f64) -> Result<f64, String> {
    if x > 0.0 { Ok(x.sqrt()) } else { Err("negative".into()) }
}

fn unwrapped(x: &[f64]) -> f64 {
    let v: Vec<f64> = x.iter().map(|a| a * a).collect();
    root(x[0]).unwrap() * v[0] + v[1]
}

fn in_turn(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for a in x {
        match root(*a) {
            Ok(y) => sum += y * y * y,
            Err(why) => sum += a * why.len() as f64,
        }
    }
    sum
}

fn chained(x: &[f64]) -> Result<f64, String> {
    let mut product = 1.0;
    for a in x {
        product *= root(a * a + 1.0)? + root(a.abs()).unwrap_or(2.0);
    }
    if product > 1e9 { Err(format!("too large: {product}")) } else { Ok(product) }
}

enum Term {
    Number(f64),
    Boxed(Box<f64>),
    Many(Vec<f64>),
}

fn term(x: &[f64], k: usize) -> Term {
    match k % 3 {
        0 => Term::Number(x[k] * x[0]),
        1 => Term::Boxed(Box::new(x[k] * x[1])),
        _ => Term::Many(vec![x[k], x[k] * x[k]]),
    }
}

fn of_terms(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in 0..x.len() {
        sum += match term(x, k) {
            Term::Number(a) => a.sin(),
            Term::Boxed(a) => *a * *a,
            Term::Many(a) => a.iter().product::<f64>(),
        };
    }
    sum
}

fn total(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    unwrapped(x) + in_turn(x) + chained(x).unwrap_or(0.0) + of_terms(x)
}

fn main() {
    let mut x = [0.7, 1.5, -0.4, 2.0, -1.25];
    let dx = gradient(&mut x, |x, dx, n| unsafe {
        __enzyme_autodiff(total as usize, enzyme_dup, x, dx, enzyme_const, n);
    });
    differences(|x| total(x.as_ptr(), x.len()), &x, &dx);
    finish();
}
