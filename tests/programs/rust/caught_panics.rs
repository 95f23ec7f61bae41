// levels: O1 O2 O3
// Panics that the differentiated function catches itself.
#[path = "check.rs"]
mod check;
use check::*;
use std::panic::{catch_unwind, set_hook};

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

fn main() {
    set_hook(Box::new(|_| {}));
    check("caught", unsafe { __enzyme_autodiff(caught as usize, 3.0) }, 27.0);
    check("not thrown", unsafe { __enzyme_autodiff(caught as usize, 0.5) }, 1.0);
    finish();
}
