// The two sweeps apart, with a tape between them that serves twice, and for tangents.
#[path = "check.rs"]
mod check;
use check::*;

#[repr(C)]
struct Forward {
    tape: *mut u8,
    value: f64,
}
extern "C" {
    fn __enzyme_augmentfwd(f: usize, ...) -> Forward;
    fn __enzyme_reverse(f: usize, ...);
    fn __enzyme_fwdsplit(f: usize, ...) -> f64;
    static enzyme_nofree: i32;
}

fn energy(x: &[f64]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
    squares.windows(2).map(|w| (w[0] - w[1]).powi(2) + w[0].sin()).sum()
}

#[repr(C)]
struct Spread {
    tape: *mut u8,
    values: [f64; 4],
}
extern "C" {
    fn __enzyme_augmentfwd_spread(f: usize, ...) -> Spread;
    fn __enzyme_reverse_number(f: usize, ...) -> f64;
}
#[inline(never)]
fn spread(x: f64) -> [f64; 4] {
    [x, x * x, x.sin(), 7.0]
}

fn main() {
    unsafe {
        let f = __enzyme_augmentfwd_spread(spread as usize, 0.5);
        check("in memory", f.values[2], f64::sin(0.5));
        check("of memory", __enzyme_reverse_number(spread as usize, 0.5, f.tape), 1.0 + 1.0 + f64::cos(0.5));
    }
    let mut x = [0.5, 1.25, -0.75, 2.0];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(energy as usize, p, d, n);
    });
    let mut got = [0.0; 4];
    let d = got.as_mut_ptr();
    unsafe {
        let f = __enzyme_augmentfwd(energy as usize, enzyme_dup, x.as_ptr(), d, enzyme_const, 4usize);
        check("value", f.value, energy(&x));
        x = [9.0; 4];
        let v = [1.0, -0.5, 0.25, 2.0];
        let along = __enzyme_fwdsplit(energy as usize, enzyme_dup, x.as_ptr(), v.as_ptr(), enzyme_const, 4usize, f.tape);
        check("over the tape", along, (0..4).map(|i| v[i] * dx[i]).sum());
        __enzyme_reverse(energy as usize, enzyme_nofree, enzyme_dup, x.as_ptr(), d, enzyme_const, 4usize, 1.0, f.tape);
        __enzyme_reverse(energy as usize, enzyme_dup, x.as_ptr(), d, enzyme_const, 4usize, 0.5, f.tape);
    }
    for i in 0..4 {
        check("split", got[i], 1.5 * dx[i]);
    }
    finish();
}
