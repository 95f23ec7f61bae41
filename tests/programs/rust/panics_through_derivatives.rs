// levels: O2
// A panic in a derivative is caught, and cleaned up after, where one in the function would be: in each mode.
#[path = "check.rs"]
mod check;
use std::panic::{catch_unwind, set_hook};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use check::*;

#[repr(C)]
struct Recorded {
    tape: *mut u8,
    value: f64,
}
extern "C-unwind" {
    #[link_name = "__enzyme_autodiff_unwinding"]
    fn reverse(f: usize, ...);
    #[link_name = "__enzyme_fwddiff_unwinding"]
    fn forward(f: usize, ...) -> f64;
    #[link_name = "__enzyme_augmentfwd_unwinding"]
    fn augmented(f: usize, ...) -> Recorded;
}

static DROPPED: AtomicUsize = AtomicUsize::new(0);
struct Guard;
impl Drop for Guard {
    fn drop(&mut self) {
        DROPPED.fetch_add(1, Relaxed);
    }
}

fn picked(x: &[f64; 3], k: usize, n: usize) -> f64 {
    let squares: Vec<f64> = x[..n].iter().map(|v| v * v).collect();
    squares[k] * x[0]
}

#[inline(never)]
fn by(mode: usize, x: &[f64; 3], dx: &mut [f64; 3], k: usize) -> f64 {
    let _guard = Guard;
    let f = picked as usize;
    unsafe {
        match mode {
            0 => {
                reverse(f, enzyme_dup, x, dx.as_mut_ptr(), enzyme_const, k, enzyme_const, 2usize);
                dx[1]
            }
            1 => forward(f, enzyme_dup, x, dx, enzyme_const, k, enzyme_const, 2usize),
            _ => augmented(f, enzyme_dup, x, dx, enzyme_const, k, enzyme_const, 2usize).value,
        }
    }
}

fn main() {
    set_hook(Box::new(|_| {}));
    let x = [2.0, 3.0, 5.0];
    for mode in 0..3 {
        let caught = catch_unwind(|| by(mode, &x, &mut [0.0; 3], 2));
        check("caught", caught.is_err() as u8 as f64, 1.0);
        check("cleaned up", DROPPED.swap(0, Relaxed) as f64, 1.0);
    }
    let mut dx = [0.0; 3];
    by(0, &x, &mut dx, 1);
    check("x[0]", dx[0], 9.0);
    check("x[1]", dx[1], 12.0);
    check("tangent", by(1, &x, &mut [1.0, 0.5, 7.0], 1), 15.0);
    check("cleaned up", DROPPED.load(Relaxed) as f64, 2.0);
    finish();
}
