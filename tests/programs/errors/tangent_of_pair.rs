// expect: EH0213 struct of numbers
// flags: -g
// rustc passes two numbers of a struct as two arguments; debug information tells.
#[path = "../rust/check.rs"]
mod check;
#[repr(C)]
struct Registered<F, D>(F, D);
unsafe impl<F, D> Sync for Registered<F, D> {}
#[derive(Clone, Copy)]
struct Pair { x: f64, y: f64 }

#[inline(never)]
fn product(p: Pair) -> f64 { p.x * p.y }
fn product_tangent(p: Pair, dp: Pair) -> f64 { p.x * dp.y + p.y * dp.x }
#[used]
static __enzyme_register_derivative_product: Registered<fn(Pair) -> f64, fn(Pair, Pair) -> f64> = Registered(product, product_tangent);

extern "C" { fn __enzyme_fwddiff(f: usize, ...) -> f64; }
fn f(x: f64) -> f64 { product(Pair { x, y: 2.0 * x }) }
fn main() { println!("{}", unsafe { __enzyme_fwddiff(f as *const () as usize, 3.0f64, 1.0f64) }) }
