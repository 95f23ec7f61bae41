// Requested functions that return arrays and structs too large for registers: every number is seeded with 1.
#[path = "check.rs"]
mod check;
use check::*;

struct Pose {
    at: [f64; 3],
    speed: f64,
}

fn powers(x: f64) -> [f64; 5] {
    let mut p = [1.0; 5];
    for k in 1..5 {
        p[k] = p[k - 1] * x;
    }
    p
}

fn pose(x: f64) -> Pose {
    Pose { at: [x, x * x, 3.0 * x], speed: x.sin() }
}

fn main() {
    let x: f64 = 1.5;
    let (dp, dq) = unsafe { (__enzyme_autodiff(powers as usize, x), __enzyme_autodiff(pose as usize, x)) };
    near("powers", dp, 1.0 + 2.0 * x + 3.0 * x * x + 4.0 * x * x * x, 1e-12);
    near("pose", dq, 4.0 + 2.0 * x + x.cos(), 1e-12);
    finish();
}
