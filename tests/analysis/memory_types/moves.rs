// Bytes that move: each function's arguments are described in test_memory_types.py.
#[derive(Clone, Copy)]
pub struct Point { pub x: f64, pub n: i32, pub y: f64, pub small: f32 }

#[no_mangle] pub fn point(a: &mut Point, b: &Point) { *a = *b; }
#[no_mangle] pub fn slices(a: &mut [f64], b: &[f64]) { a.copy_from_slice(b); }
#[no_mangle] pub fn pushed(a: Vec<f64>) -> Vec<f64> { let mut b = a.clone(); b.push(2.0); b }
#[no_mangle] pub fn moved(a: &mut Vec<Vec<f64>>, b: Vec<f64>) { a.push(b); }
#[no_mangle] pub fn indices(a: &mut Vec<usize>, b: usize) { a.push(b); }
#[no_mangle] pub fn optional(a: &mut Option<f64>, b: &Option<f64>) { *a = *b; }
#[no_mangle] pub fn singles(a: &mut [f32; 6], b: &[f32; 6]) { *a = *b; }
#[no_mangle] pub fn total(a: &mut [f64]) { a.sort_by(|x, y| x.total_cmp(y)); }
