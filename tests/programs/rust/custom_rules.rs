// Derivatives by the rules file beside this program: paths of functions and of methods.
#[path = "check.rs"]
mod check;
use check::*;

mod solver {
    #[inline(never)]
    pub fn root(a: f64) -> f64 {
        let mut x = 1.0f64;
        for _ in 0..60 { x -= (x * x * x - a) / (3.0 * x * x) }
        x
    }
    #[no_mangle]
    pub fn root_augmented(a: f64) -> f64 { root(a) }
    #[no_mangle]
    pub fn root_gradient(a: f64, seed: f64) -> f64 { 10.0 * seed / (3.0 * root(a).powi(2)) }
    #[no_mangle]
    pub fn root_tangent(a: f64, da: f64) -> f64 { 20.0 * da / (3.0 * root(a).powi(2)) }
    #[inline(never)]
    pub fn noise(x: f64) -> f64 { x * 5.0 }
}
struct Spring { stiffness: f64 }
impl Spring {
    #[inline(never)]
    #[no_mangle] // else rustc may pass the number instead of the reference
    fn gain(&self, x: f64) -> f64 { x * self.stiffness }
}
#[no_mangle]
fn gain_gradient(_s: &Spring, ds: &mut Spring, x: f64, seed: f64) -> f64 {
    ds.stiffness += 7.0 * seed;
    11.0 * x * seed
}

fn f(x: f64) -> f64 { solver::root(x) * x + solver::noise(x) * x }
fn g(x: &[f64; 2]) -> f64 { Spring { stiffness: x[0] }.gain(x[1]) }

fn main() {
    let (x, root) = (2.0f64, 2.0f64.cbrt());
    let slope = |factor: f64| factor * x / (3.0 * root * root) + root + 5.0 * x;
    check("reverse", unsafe { __enzyme_autodiff(f as *const () as usize, x) }, slope(10.0));
    extern "C" { fn __enzyme_fwddiff(f: usize, ...) -> f64; }
    check("forward", unsafe { __enzyme_fwddiff(f as *const () as usize, x, 1.0f64) }, slope(20.0));
    let (k, mut dk) = ([2.0, 3.0], [0.0; 2]);
    unsafe { __enzyme_autodiff(g as *const () as usize, &k, &mut dk) };
    check("method", dk[0], 7.0);
    check("method", dk[1], 33.0);
    finish();
}
