// A gradient of slices that is wrong in one component, and a function that is right.
#![allow(non_upper_case_globals)]
extern "C" {
    fn __enzyme_autodiff(f: usize, ...) -> f64;
}

#[repr(C)]
struct Registered<F, A, G>(F, A, G);
unsafe impl<F, A, G> Sync for Registered<F, A, G> {}

#[inline(never)]
fn squares(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum()
}
fn squares_augmented(x: &[f64], _dx: &mut [f64]) -> f64 {
    squares(x)
}
fn squares_gradient(x: &[f64], dx: &mut [f64], seed: f64) {
    for (k, (v, dv)) in x.iter().zip(dx).enumerate() {
        *dv += if k == 2 { -2.0 } else { 2.0 } * v * seed
    }
}
#[used]
static __enzyme_register_gradient_squares: Registered<
    fn(&[f64]) -> f64, fn(&[f64], &mut [f64]) -> f64, fn(&[f64], &mut [f64], f64)> =
    Registered(squares, squares_augmented, squares_gradient);

fn wrong(x: &[f64; 5]) -> f64 {
    squares(&x[..]) * x[0]
}

fn right(x: &[f64; 5]) -> f64 {
    let sorted: Vec<f64> = x.iter().map(|v| v.sin()).collect();
    sorted.iter().zip(x).map(|(a, b)| a * b).sum()
}

fn main() {
    let x = [1.0, 2.0, 3.0, 4.0, 5.0];
    let mut dx = [0.0; 5];
    unsafe { __enzyme_autodiff(wrong as *const () as usize, &x, &mut dx) };
    println!("{:.6} {:.6}", dx[0], dx[2]);
    dx = [0.0; 5];
    unsafe { __enzyme_autodiff(right as *const () as usize, &x, &mut dx) };
    println!("{:.6} {:.6}", dx[0], dx[2]);
}
