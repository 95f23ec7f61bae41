//! The program: its objective calls the model of another language, and its gradient goes through both.
extern "C" {
    fn model(x: *const f64, n: i64) -> f64;
    fn __enzyme_autodiff(_: usize, ...);
    static enzyme_dup: i32;
    static enzyme_const: i32;
}
fn objective(x: &[f64; 5], n: i64) -> f64 {
    let m = unsafe { model(x.as_ptr(), n) };
    0.5 * m * m + x[0] * x[n as usize - 1]
}
fn main() {
    let (x, mut dx) = ([0.3, -0.7, 1.1, 0.4, -1.6], [0.0; 5]);
    unsafe { __enzyme_autodiff(objective as *const () as usize, enzyme_dup, &x, &mut dx, enzyme_const, 5i64) };
    println!("{:e}", objective(&x, 5));
    dx.iter().for_each(|d| println!("{d:e}"));
}
