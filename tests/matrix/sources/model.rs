//! The function that is called: energy of a chain, each element with the next.
#[no_mangle]
pub unsafe extern "C" fn model(x: *const f64, n: i64) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let next = x.iter().cycle().skip(1);
    x.iter().zip(next).map(|(a, b)| a.sin() * b + a * a).sum()
}
