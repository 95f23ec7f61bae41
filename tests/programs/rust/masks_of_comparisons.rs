// levels: O2
// only: x86_64
// Choices by masks that SSE2's comparisons make, where only some elements are used.
#[path = "check.rs"]
mod check;
use check::*;
use std::arch::x86_64::*;

fn chosen(x: &mut [f64]) -> f64 {
    unsafe {
        let (a, b) = (_mm_set_pd(x[0], x[1]), _mm_set1_pd(x[2]));
        let below = _mm_cmplt_pd(a, b);
        let c = _mm_or_pd(_mm_and_pd(below, a), _mm_andnot_pd(below, _mm_mul_pd(a, b)));
        let d = _mm_sqrt_sd(c, _mm_mul_pd(a, a));
        _mm_cvtsd_f64(d) * 3.0 + _mm_cvtsd_f64(_mm_unpackhi_pd(c, d)) * x[0]
    }
}

fn main() {
    for x in [[0.7, 1.3, -2.4], [0.7, 1.3, 2.4], [-0.5, 1.3, 0.4]] {
        let (mut moved, mut dx) = (x, [0.0; 3]);
        unsafe { __enzyme_autodiff(chosen as usize, enzyme_dup, moved.as_mut_ptr(), dx.as_mut_ptr(), 3usize) };
        differences(chosen, &x, &dx);
    }
    finish();
}
