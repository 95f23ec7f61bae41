// A struct or an error without data: the byte that says which error it is lies where the struct has a pointer. LLVM moves that byte
// apart from the others, in registers and through variables of an odd number of bytes.
#[path = "check.rs"]
mod check;
use check::*;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Why {
    Empty,
    Negative,
    Large,
}

struct Held {
    v: Vec<f64>,
    rows: usize,
    columns: usize,
}

#[inline(never)]
fn scaled(x: &[f64], by: f64) -> Result<Held, Why> {
    if x.is_empty() {
        return Err(Why::Empty);
    }
    if by < 0.0 {
        return Err(Why::Negative);
    }
    Ok(Held { v: x.iter().map(|a| a * by).collect(), rows: x.len(), columns: 1 })
}

#[inline(never)]
fn both(x: &[f64]) -> Result<(Held, Held), Why> {
    let a = scaled(x, x[0])?;
    let b = scaled(&a.v, x[1])?;
    if b.v[0] > 100.0 {
        return Err(Why::Large);
    }
    Ok((a, b))
}

struct Law {
    factor: Held,
    mean: Held,
    det: f64,
}

impl Law {
    #[inline(never)]
    fn new(mean: Held, x: &[f64]) -> Result<Law, Why> {
        let factor = match scaled(x, x[2]) {
            Ok(factor) if factor.v[1] < 50.0 => factor,
            Ok(_) => return Err(Why::Large),
            Err(why) => return Err(why),
        };
        let det = factor.v.iter().product();
        Ok(Law { factor, mean, det })
    }

    fn value(&self) -> f64 {
        let sum: f64 = self.factor.v.iter().zip(&self.mean.v).map(|(a, b)| a * b).sum();
        sum * self.det + (self.factor.rows * self.mean.columns) as f64
    }
}

fn f(x: &[f64]) -> f64 {
    let pair = match both(x) {
        Ok((a, b)) => a.v.iter().zip(&b.v).map(|(a, b)| a * b).sum::<f64>() + a.rows as f64,
        Err(Why::Large) => x[0] * x[0],
        Err(_) => x[2],
    };
    let law = scaled(x, x[1]).and_then(|mean| Law::new(mean, x));
    match law {
        Ok(law) => pair * law.value(),
        Err(Why::Negative) => pair * x[0],
        Err(_) => pair,
    }
}

fn main() {
    for mut x in [[1.5, 0.7, 2.0], [1.5, 0.7, -2.0], [-1.5, 0.7, 2.0], [9.0, 3.0, 8.0], [2.0, -1.0, 3.0]] {
        let dx = gradient(&mut x, |p, d, n| unsafe {
            __enzyme_autodiff(f as usize, p, d, n);
        });
        differences(|x| f(x), &x, &dx);
    }
    finish();
}
