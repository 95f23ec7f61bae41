//! What Python calls through cffi: `chain_cffi.lib.chain_energy(x, n)` with pointers to numpy's memory.

use std::slice;

/// # Safety
/// `x` points to `n` numbers.
#[no_mangle]
pub unsafe extern "C" fn chain_energy(x: *const f64, n: usize) -> f64 {
    chain_core::energy(slice::from_raw_parts(x, n))
}

/// Adds the gradient to `dx`.
///
/// # Safety
/// `x` and `dx` point to `n` numbers each.
#[no_mangle]
pub unsafe extern "C" fn chain_gradient(x: *const f64, dx: *mut f64, n: usize) {
    chain_core::gradient(slice::from_raw_parts(x, n), slice::from_raw_parts_mut(dx, n));
}
