// Alternatives with numbers, counts and both, moved within and between vectors: what moves is one or the other.
#[path = "check.rs"]
mod check;
use check::*;
#[derive(Clone, Copy)]
enum E {
    A(f64),
    B(u64),
    C(u32, u32),
    D(u32, f64),
    None,
}
impl E {
    #[inline(never)]
    fn value(&self) -> f64 {
        match *self {
            E::A(x) => x * x,
            E::B(n) => {
                if n > 5 {
                    2.0
                } else {
                    1.0
                }
            }
            E::C(a, b) => {
                if a > b {
                    3.0
                } else {
                    4.0
                }
            }
            E::D(k, x) => {
                if k > 3 {
                    x * 2.0
                } else {
                    x * x * x
                }
            }
            E::None => 0.5,
        }
    }
}
#[inline(never)]
fn make(i: usize, x: &[f64]) -> E {
    match i % 5 {
        0 => E::A(x[0] * x[i % x.len()]),
        1 => E::B(0x3ff0_0000_0000_0000 + i as u64),
        2 => E::C(i as u32, 0x3ff0_0000),
        3 => E::D(i as u32, x[1] + x[i % x.len()]),
        _ => E::None,
    }
}
fn f(x: &[f64]) -> f64 {
    let mut v: Vec<E> = Vec::new();
    for i in 0..13 {
        v.push(make(i, x));
    }
    v.swap(0, 5);
    v.reverse();
    let t = v.remove(4);
    v.insert(2, t);
    for i in (0..v.len()).step_by(4) {
        v[i] = make(i * 3 + 1, x);
    }
    let w = v.clone();
    v.extend_from_slice(&w[2..7]);
    v.retain(|e| !matches!(e, E::None));
    v.iter().enumerate().map(|(i, e)| (i + 1) as f64 * e.value()).sum()
}
fn main() {
    let mut x = [0.5, 1.25, -0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
