unsafe extern "C" { fn __enzyme_autodiff(_: usize, ...) -> f64; }
fn square(x: f64) -> f64 { x * x }
fn main() { assert_eq!(unsafe { __enzyme_autodiff(square as *const () as usize, 3.0) }, 6.0); }
