// levels: O2 O3
// Panics that the differentiated function catches itself, and errors: what they carry is made, and released, by native code.
#[path = "check.rs"]
mod check;
use check::*;
use std::error::Error;
use std::panic::{catch_unwind, panic_any, set_hook};

fn caught(x: f64) -> f64 {
    let found = catch_unwind(|| {
        if x > 1.0 {
            panic!("too large");
        }
        x * x
    });
    match found {
        Ok(value) => value,
        Err(_) => x * x * x,
    }
}

fn beyond_the_end(x: &[f64; 3], n: usize) -> f64 {
    let mut s = 1.0;
    for k in 0..n {
        match catch_unwind(|| x[k] * x[k]) {
            Ok(square) => s += square * s,
            Err(_) => s *= x[0],
        }
    }
    s
}

fn told(x: f64) -> f64 {
    let found = catch_unwind(|| {
        if x > 2.0 {
            panic!("{x} is too large");
        } else if x > 1.0 {
            panic_any(3i32);
        }
        x
    });
    match found {
        Ok(value) => value * value,
        Err(what) => match what.downcast_ref::<String>() {
            Some(text) => x * text.len() as f64,
            None => what.downcast_ref::<i32>().map_or(0.0, |k| x.powi(*k)),
        },
    }
}

fn root(x: f64) -> Result<f64, Box<dyn Error>> {
    if x < 0.0 {
        return Err("negative".into());
    }
    Ok(x.sqrt())
}

fn roots(x: &[f64; 3]) -> f64 {
    x.iter().map(|&v| root(v - 2.5).unwrap_or(v * v)).sum()
}

fn main() {
    set_hook(Box::new(|_| {}));
    check("caught", unsafe { __enzyme_autodiff(caught as usize, 3.0) }, 27.0);
    check("not thrown", unsafe { __enzyme_autodiff(caught as usize, 0.5) }, 1.0);
    for (at, slope) in [(3.0, "3 is too large".len() as f64), (1.5, 6.75), (0.5, 1.0)] {
        check("told", unsafe { __enzyme_autodiff(told as usize, at) }, slope);
    }
    let (x, mut d, mut e) = ([1.0, 2.0, 6.0], [0.0; 3], [0.0; 3]);
    unsafe {
        __enzyme_autodiff(beyond_the_end as usize, enzyme_dup, &x, d.as_mut_ptr(), enzyme_const, 5usize);
        __enzyme_autodiff(roots as usize, enzyme_dup, &x, e.as_mut_ptr());
    }
    let product = 2.0 * 5.0 * 37.0; // of 1 + x², times x[0]²
    for (k, more) in [2.0 * product, 0.0, 0.0].into_iter().enumerate() {
        check("beyond the end", d[k], product * 2.0 * x[k] / (1.0 + x[k] * x[k]) + more);
    }
    check("roots", e[0], 2.0);
    check("roots", e[1], 4.0);
    check("roots", e[2], 0.5 / 3.5f64.sqrt());
    finish();
}
