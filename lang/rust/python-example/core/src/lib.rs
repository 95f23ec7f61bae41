//! The energy of a chain of springs, and its gradient.

extern "C" {
    fn __enzyme_autodiff(_: usize, ...) -> f64;
    static enzyme_const: i32;
    static enzyme_dup: i32;
}

/// The sum over neighbours of (x[i + 1] - x[i] - 1)^4.
pub fn energy(x: &[f64]) -> f64 {
    x.windows(2).map(|pair| (pair[1] - pair[0] - 1.0).powi(4)).sum()
}

fn energy_of(x: *const f64, n: usize) -> f64 {
    energy(unsafe { std::slice::from_raw_parts(x, n) })
}

/// Adds the gradient of the energy at `x` to `dx`.
pub fn gradient(x: &[f64], dx: &mut [f64]) {
    assert_eq!(x.len(), dx.len(), "the gradient has the length of x");
    unsafe {
        __enzyme_autodiff(
            energy_of as *const () as usize,
            enzyme_dup,
            x.as_ptr(),
            dx.as_mut_ptr(),
            enzyme_const,
            x.len(),
        );
    }
}
