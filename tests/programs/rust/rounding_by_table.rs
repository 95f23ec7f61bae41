// A constant by which numbers are rounded lies in a table, which Rust writes as bytes.
#[path = "check.rs"]
mod check;
use check::*;

static LARGE: [f64; 2] = [6755399441055744.0, 13510798882111488.0];
static SINGLE: [f32; 2] = [12582912.0, 25165824.0];

fn f(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (i, &v) in x.iter().enumerate() {
        let large = LARGE[i & 1];
        let rounded = (v + large) - large;
        let single = SINGLE[(i + 1) & 1];
        let k = ((3.0 * v as f32 + single) - single) as f64;
        sum += (v - rounded) * (v - rounded) + k * v;
    }
    sum
}

fn main() {
    let mut x = [0.3, 1.27, -0.77, 2.15];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
