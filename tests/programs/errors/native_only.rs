// expect: EH0208 native_only
// An active function declared in Rust whose code is native.
#[path = "../rust/check.rs"]
mod check;
use check::*;

extern "C" {
    fn native_only(x: f64) -> f64;
}
std::arch::global_asm!(".globl native_only", "native_only: ret");

fn f(x: f64) -> f64 {
    unsafe { native_only(x) * x }
}

fn main() {
    println!("{}", unsafe { __enzyme_autodiff(f as usize, 2.0) });
}
