// expect: EH0213 struct with pointers by value
// flags: -g
// So does rustc with two references; debug information tells.
#[path = "../rust/check.rs"]
mod check;
use check::*;
#[repr(C)]
struct Registered<F, A, G>(F, A, G);
unsafe impl<F, A, G> Sync for Registered<F, A, G> {}
struct Pair<'a> { x: &'a f64, y: &'a f64 }
struct Shadow<'a> { x: &'a mut f64, y: &'a mut f64 }

#[inline(never)]
fn product(p: Pair) -> f64 { *p.x * *p.y }
fn product_augmented(p: Pair, _dp: Shadow) -> f64 { product(p) }
fn product_gradient(p: Pair, dp: Shadow, seed: f64) {
    *dp.x += seed * *p.y;
    *dp.y += seed * *p.x;
}
#[used]
static __enzyme_register_gradient_product: Registered<fn(Pair) -> f64, fn(Pair, Shadow) -> f64, fn(Pair, Shadow, f64)> =
    Registered(product, product_augmented, product_gradient);

fn f(x: f64) -> f64 { product(Pair { x: &x, y: &(x * x) }) }
fn main() { println!("{}", unsafe { __enzyme_autodiff(f as *const () as usize, 3.0f64) }) }
