// The markers that programs use less often, each where it makes a difference: shadows of lanes at a stride, shadows behind all
// primals, values by reference, what is said of the result, and tapes in memory of the caller.
#[path = "check.rs"]
mod check;
use check::*;

#[repr(C)]
struct Two { t: [f64; 2] }
#[repr(C)]
struct Forward { tape: *mut u8, value: f64 }
extern "C" {
    fn __enzyme_fwddiff(f: usize, ...) -> f64;
    fn __enzyme_fwddiff_two(f: usize, ...) -> Two;
    fn __enzyme_fwddiff_void(f: usize, ...);
    fn __enzyme_augmentsize(f: usize, ...) -> usize;
    fn __enzyme_augmentfwd_held(f: usize, ...);
    fn __enzyme_augmentfwd(f: usize, ...) -> Forward;
    fn __enzyme_reverse(f: usize, ...) -> f64;
    fn __enzyme_virtualreverse(f: usize) -> usize;
    static enzyme_width: i32;
    static enzyme_dupv: i32;
    static enzyme_dupnoneedv: i32;
    static enzyme_interleave: i32;
    static enzyme_byref: i32;
    static enzyme_noret: i32;
    static enzyme_const_return: i32;
    static enzyme_dup_return: i32;
    static enzyme_active_return: i32;
    static enzyme_tape: i32;
    static enzyme_allocated: i32;
    static enzyme_nofree: i32;
    static enzyme_not_overwritten: i32;
}

extern "C" fn f(x: &[f64; 2], y: f64) -> f64 { (x[0] * x[0] + x[1] * x[1]) * y }
extern "C" fn store(x: &[f64; 2], y: f64, out: &mut f64) -> f64 {
    *out = x[0] * y;
    x[1] * y
}
extern "C" fn powers(x: &mut [f64; 2], y: f64) -> f64 {
    let mut s = y;
    for i in 0..8 {
        s = (s * x[i % 2]).sin();
        x[i % 2] += 0.25 * s;
    }
    s
}
extern "C" fn half(x: f64) -> f64 { 0.5 * x * x }
extern "C" fn apply(g: &extern "C" fn(f64) -> f64, x: f64) -> f64 { g(x) }

fn main() {
    let (x, dx, y, dy) = ([1.0, 2.0], [1.0, 0.0, 0.0, 1.0], 3.0f64, 0.5f64);
    let (mut out, mut dout) = (0.0f64, [0.0f64; 2]);
    unsafe {
        let t = __enzyme_fwddiff_two(f as usize, enzyme_width, 2, enzyme_dupv, 16usize, &x, &dx, enzyme_const, y);
        check("lanes at a stride", t.t[0], 6.0);
        check("lanes at a stride", t.t[1], 12.0);
        check("interleaved", __enzyme_fwddiff(f as usize, enzyme_interleave, &x, y, &dx, dy), 6.0 + 2.5);
        let by_reference = __enzyme_fwddiff(f as usize, enzyme_dup_return, enzyme_dup, &x, &dx, enzyme_byref, 8usize, &y, &dy);
        check("by reference", by_reference, 6.0 + 2.5);

        __enzyme_fwddiff_void(store as usize, enzyme_noret, &x, &dx, y, dy, &mut out, &mut dout);
        check("without a result", dout[0], 3.0 + 0.5);
        __enzyme_fwddiff_void(store as usize, enzyme_const_return, enzyme_width, 2, enzyme_const, &x, y, 1.0f64, 2.0f64,
            enzyme_dupnoneedv, 8usize, &mut out, &mut dout);
        check("constant result", dout[0], 1.0);
        check("constant result", dout[1], 2.0);

        let (mut gx, mut gout) = ([0.0f64; 2], 2.0f64);
        let gy = __enzyme_autodiff(store as usize, enzyme_active_return, enzyme_dup, &x, &mut gx, y, enzyme_dupnoneed, &mut out,
            &mut gout);
        check("active result", gy, 2.0 + 2.0);
        check("active result", gx[0], 6.0);
        check("active result", gx[1], 3.0);

        let mut p = [0.5, 1.5];
        let mut expected = [0.0f64; 2];
        let dy = __enzyme_autodiff(powers as usize, enzyme_dup, &mut p, &mut expected, 0.7f64);
        let size = __enzyme_augmentsize(powers as usize, enzyme_dup, enzyme_out);
        let mut tape = vec![0u64; size.div_ceil(8)];
        let (mut p, mut got) = ([0.5, 1.5], [0.0f64; 2]);
        let (tape, held) = (tape.as_mut_ptr(), enzyme_tape);
        __enzyme_augmentfwd_held(powers as usize, held, tape, enzyme_allocated, size, enzyme_dup, &mut p, &mut got, 0.7f64);
        p = [7.0; 2];
        let d = __enzyme_reverse(powers as usize, held, tape, enzyme_allocated, size, enzyme_dup, &mut p, &mut got, 0.7f64);
        check("tape of the caller's", d, dy);
        check("tape of the caller's", got[0], expected[0]);
        check("tape of the caller's", got[1], expected[1]);

        let (q, mut dq) = ([0.5, 1.5], [0.0f64; 2]);
        let made = __enzyme_augmentfwd(f as usize, enzyme_not_overwritten, enzyme_dup, &q, &mut dq, y);
        let once = __enzyme_reverse(f as usize, enzyme_nofree, enzyme_not_overwritten, enzyme_dup, &q, &mut dq, y, 1.0, made.tape);
        let again = __enzyme_reverse(f as usize, enzyme_not_overwritten, enzyme_dup, &q, &mut dq, y, 2.0, made.tape);
        check("memory that stays", once, 0.25 + 2.25);
        check("memory that stays", again, 2.0 * (0.25 + 2.25));
        check("memory that stays", dq[0], 3.0 * 2.0 * 0.5 * y);

        let (g, dg): (extern "C" fn(f64) -> f64, usize) = (half, __enzyme_virtualreverse(half as usize));
        check("of a function", __enzyme_autodiff(apply as usize, enzyme_dup, &g, &dg, 3.0f64), 3.0);
    }
    finish();
}
