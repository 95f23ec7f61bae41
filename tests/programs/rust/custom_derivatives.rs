// Derivatives that the program gives, registered by statics: numbers, slices, and a tape. The factor 10 shows whose they are.
#[path = "check.rs"]
mod check;
use check::*;

#[repr(C)]
struct Registered<F, A, G>(F, A, G);
unsafe impl<F, A, G> Sync for Registered<F, A, G> {}

#[inline(never)]
fn cube(x: f64) -> f64 { x * x * x }
fn cube_augmented(x: f64) -> f64 { cube(x) }
fn cube_gradient(x: f64, seed: f64) -> f64 { 30.0 * x * x * seed }
#[used]
static __enzyme_register_gradient_cube: Registered<fn(f64) -> f64, fn(f64) -> f64, fn(f64, f64) -> f64> =
    Registered(cube, cube_augmented, cube_gradient);
fn cube_tangent(x: f64, dx: f64) -> f64 { 30.0 * x * x * dx }
#[used]
static __enzyme_register_derivative_cube: (fn(f64) -> f64, fn(f64, f64) -> f64) = (cube, cube_tangent);

#[inline(never)]
fn square_sum(x: &[f64]) -> f64 { x.iter().map(|v| v * v).sum() }
fn square_sum_augmented(x: &[f64], _dx: &mut [f64]) -> f64 { square_sum(x) }
fn square_sum_gradient(x: &[f64], dx: &mut [f64], seed: f64) {
    for (v, dv) in x.iter().zip(dx) { *dv += 20.0 * v * seed }
}
#[used]
static __enzyme_register_gradient_square_sum: Registered<
    fn(&[f64]) -> f64, fn(&[f64], &mut [f64]) -> f64, fn(&[f64], &mut [f64], f64)> =
    Registered(square_sum, square_sum_augmented, square_sum_gradient);

#[inline(never)]
fn halve(x: &mut [f64; 3]) { for v in x.iter_mut() { *v = *v * *v / 2.0 } }
fn halve_augmented(x: &mut [f64; 3], _dx: &mut [f64; 3]) -> Box<[f64; 3]> {
    let tape = Box::new(*x);
    halve(x);
    tape
}
fn halve_gradient(_x: &mut [f64; 3], dx: &mut [f64; 3], tape: Box<[f64; 3]>) {
    for (dv, v) in dx.iter_mut().zip(tape.iter()) { *dv *= 10.0 * v }
}
#[used]
static __enzyme_register_gradient_halve: Registered<
    fn(&mut [f64; 3]), fn(&mut [f64; 3], &mut [f64; 3]) -> Box<[f64; 3]>, fn(&mut [f64; 3], &mut [f64; 3], Box<[f64; 3]>)> =
    Registered(halve, halve_augmented, halve_gradient);

#[inline(never)]
fn steps(x: f64) -> f64 { x.floor() * 1.5 + x }
#[used]
static __enzyme_inactivefn_steps: fn(f64) -> f64 = steps;

fn scalar(x: f64) -> f64 { cube(x) * x + steps(x) }
fn array(x: &[f64; 4]) -> f64 { square_sum(&x[1..]) * x[0] }
fn in_place(x: f64) -> f64 {
    let mut v = [x, 2.0 * x, 3.0];
    halve(&mut v);
    v[0] + v[1] * v[2]
}

fn main() {
    let x = 1.25;
    let d = unsafe { __enzyme_autodiff(scalar as *const () as usize, x) };
    check("scalar", d, 30.0 * x * x * x + x * x * x);
    extern "C" { fn __enzyme_fwddiff(f: usize, ...) -> f64; }
    let t = unsafe { __enzyme_fwddiff(scalar as *const () as usize, x, 1.0f64) };
    check("scalar forward", t, 30.0 * x * x * x + x * x * x);
    let (a, mut da) = ([2.0, 3.0, 4.0, 5.0], [0.0; 4]);
    unsafe { __enzyme_autodiff(array as *const () as usize, &a, &mut da) };
    check("array", da[0], 50.0);
    for i in 1..4 { check("array", da[i], 20.0 * a[i] * 2.0) }
    let d = unsafe { __enzyme_autodiff(in_place as *const () as usize, x) };
    check("in place", d, 10.0 * x + 4.5 * 2.0 * 10.0 * 2.0 * x);
    finish();
}
