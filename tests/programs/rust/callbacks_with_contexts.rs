// Callbacks as C has them: a function, and a pointer to something that it alone knows.
#[path = "check.rs"]
mod check;
use check::*;
use std::ffi::c_void;
type Callback = extern "C" fn(*mut c_void, f64) -> f64;
struct Affine { a: f64, b: f64 }
struct Power { n: u32, calls: u64 }
extern "C" fn affine(p: *mut c_void, x: f64) -> f64 { let s = unsafe { &*(p as *const Affine) }; s.a * x + s.b }
extern "C" fn power(p: *mut c_void, x: f64) -> f64 { let s = unsafe { &mut *(p as *mut Power) }; s.calls += 1; x.powi(s.n as i32) * s.calls as f64 }
extern "C" fn single(p: *mut c_void, x: f64) -> f64 { (unsafe { *(p as *const f32) }) as f64 * x }
#[inline(never)]
fn chain(list: &[(Callback, *mut c_void)], x: f64) -> f64 { list.iter().fold(x, |y, (f, p)| f(*p, y)) }
fn f(x: &[f64]) -> f64 {
    let mut a = Affine { a: x[0], b: x[1] };
    let mut p = Power { n: 2, calls: 0 };
    let mut s = 0.5f32;
    let list: [(Callback, *mut c_void); 4] = [
        (affine, &mut a as *mut _ as *mut c_void),
        (power, &mut p as *mut _ as *mut c_void),
        (single, &mut s as *mut _ as *mut c_void),
        (affine, &mut a as *mut _ as *mut c_void),
    ];
    chain(&list, x[2]) + chain(&list[1..], x[0])
}
fn main() {
    let mut x = [0.5, 1.25, -0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe { __enzyme_autodiff(f as usize, p, d, n); });
    differences(|x| f(x), &x, &dx);
    finish();
}
