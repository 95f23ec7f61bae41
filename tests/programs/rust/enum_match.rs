// An enum with data in its variants, matched in a loop.
#[path = "check.rs"]
mod check;
use check::*;

enum Step {
    Scale(f64),
    Shift { by: f64, times: u32 },
    Square,
}

#[inline(never)]
fn apply(step: &Step, y: f64) -> f64 {
    match step {
        Step::Scale(s) => s * y,
        Step::Shift { by, times } => y + by * f64::from(*times),
        Step::Square => y * y,
    }
}

fn f(x: &[f64]) -> f64 {
    let program =
        [Step::Scale(x[0]), Step::Square, Step::Shift { by: x[1], times: 3 }, Step::Square, Step::Scale(x[2])];
    program.iter().fold(x[0], |y, step| apply(step, y))
}

fn main() {
    let mut x = [0.5, 1.25, -0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
