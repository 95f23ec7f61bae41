//! The smallest gradient, from Rust, with no crate and no nightly compiler:
//!
//!     rustc -O -Clinker=enzyme-hub-ld -Clinker-plugin-lto square.rs -o square && ./square

extern "C" {
    fn __enzyme_autodiff(_: usize, ...) -> f64;
}

fn square(x: f64) -> f64 {
    x * x
}

fn main() {
    unsafe {
        println!("Hello, world {} {}!", square(3.0), __enzyme_autodiff(square as usize, 3.0));
    }
}
