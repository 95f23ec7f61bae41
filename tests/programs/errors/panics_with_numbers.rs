// expect: EH0307 panics with differentiated data
// What a panic carries is in the hands of native code from there to where it is caught.
#[path = "../rust/check.rs"]
mod check;
use check::*;
use std::panic::{catch_unwind, panic_any};

fn carried(x: f64) -> f64 {
    let found = catch_unwind(|| {
        if x > 1.0 {
            panic_any(x * x);
        }
        x
    });
    found.unwrap_or_else(|what| what.downcast_ref::<f64>().map_or(0.0, |square| square * 2.0))
}

fn main() {
    check("carried", unsafe { __enzyme_autodiff(carried as usize, 3.0) }, 12.0);
    finish();
}
