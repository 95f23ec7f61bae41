#[no_mangle]
pub extern "C" fn cubes(x: *const f64, n: usize) -> f64 {
    let all: Vec<f64> = unsafe { std::slice::from_raw_parts(x, n) }.iter().map(|a| a * a * a).collect();
    all.iter().sum()
}

#[repr(C)]
pub struct Pair {
    left: f64,
    right: f64,
}

#[no_mangle]
pub extern "C" fn product(p: &Pair) -> f64 {
    p.left * p.left * p.right
}

#[no_mangle]
pub extern "C" fn scaled(by: f64, p: Pair, n: i32) -> f64 {
    by * p.left * p.left * p.right * n as f64
}

#[no_mangle]
pub extern "C" fn turned(p: &Pair) -> Pair {
    Pair { left: p.right * p.right, right: p.left }
}
