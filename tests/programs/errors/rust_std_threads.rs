// expect: EH0208 starts threads by Rust's standard library
unsafe extern "C" {
    fn __enzyme_autodiff(_: usize, ...) -> f64;
}

fn cube(x: f64) -> f64 {
    std::thread::scope(|s| s.spawn(|| x * x).join().unwrap()) * x
}

fn main() {
    println!("{}", unsafe { __enzyme_autodiff(cube as *const () as usize, 3.0) });
}
