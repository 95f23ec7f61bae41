// Aggregates of 8 and 16 bytes by value: rustc passes some of them as integers.
#[path = "check.rs"]
mod check;
use check::*;

#[derive(Clone, Copy)]
struct Pair {
    a: f32,
    b: f32,
}

#[inline(never)]
fn turn(p: [f64; 2]) -> [f64; 2] {
    [p[0] * p[1], p[0] - p[1]]
}

#[inline(never)]
fn swap(p: Pair) -> Pair {
    Pair { a: p.b * p.a, b: p.a }
}

fn f(x: &[f64]) -> f64 {
    let [a, b] = turn(turn([x[0], x[1]]));
    let p = swap(Pair { a: x[2] as f32, b: 2.0 });
    a * b + (p.a as f64) + 3.0 * (p.b as f64)
}

fn main() {
    let mut x = [0.5, 1.25, 0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    let (p, q) = (x[0] * x[1], x[0] - x[1]);
    // f = p q (p - q) + ...
    let (dp, dq) = (2.0 * p * q - q * q, p * p - 2.0 * p * q);
    check("dx[0]", dx[0], dp * x[1] + dq);
    check("dx[1]", dx[1], dp * x[0] - dq);
    check("dx[2]", dx[2], 5.0);
    finish();
}
