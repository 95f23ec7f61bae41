//! What Python imports: `chain_pyo3.energy(x)` and `chain_pyo3.gradient(x, dx)` on numpy arrays, or whatever else lends its memory.

use std::slice;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The numbers of a buffer. It must not be resized meanwhile, and numpy does not while it is lent.
fn numbers<'b>(buffer: &'b PyBuffer<f64>) -> PyResult<&'b [f64]> {
    if !buffer.is_c_contiguous() {
        return Err(PyValueError::new_err("the array is not in one piece: numpy.ascontiguousarray(x)"));
    }
    Ok(unsafe { slice::from_raw_parts(buffer.buf_ptr().cast(), buffer.item_count()) })
}

#[pyfunction]
fn energy(x: PyBuffer<f64>) -> PyResult<f64> {
    Ok(chain_core::energy(numbers(&x)?))
}

/// Adds the gradient to `dx`.
#[pyfunction]
fn gradient(x: PyBuffer<f64>, dx: PyBuffer<f64>) -> PyResult<()> {
    if dx.readonly() || dx.item_count() != x.item_count() || dx.buf_ptr() == x.buf_ptr() {
        return Err(PyValueError::new_err("dx is an array of its own, as long as x, that can be written"));
    }
    numbers(&dx)?;
    let shadow = unsafe { slice::from_raw_parts_mut(dx.buf_ptr().cast(), dx.item_count()) };
    chain_core::gradient(numbers(&x)?, shadow);
    Ok(())
}

#[pymodule]
fn chain_pyo3(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(energy, m)?)?;
    m.add_function(wrap_pyfunction!(gradient, m)?)
}
