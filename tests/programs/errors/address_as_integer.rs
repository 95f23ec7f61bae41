// expect: EH0306 integer extern
// rustc passes a small C struct in integer registers, and a pointer in it as its address.
#[path = "../rust/check.rs"]
mod check;
use check::*;

#[repr(C)]
struct Span {
    data: *const f64,
    count: usize,
}

#[inline(never)]
extern "C" fn sum(s: Span) -> f64 {
    (0..s.count).map(|i| unsafe { *s.data.add(i) }).sum()
}

fn f(x: &[f64]) -> f64 {
    sum(Span { data: x.as_ptr(), count: x.len() })
}

fn main() {
    gradient(&mut [1.0, 2.0], |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
}
