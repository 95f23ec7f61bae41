#[no_mangle]
pub extern "C" fn cubes(x: *const f64, n: usize) -> f64 {
    let all: Vec<f64> = unsafe { std::slice::from_raw_parts(x, n) }.iter().map(|a| a * a * a).collect();
    all.iter().sum()
}
