//! Hessian-vector products and a Hessian, in Rust: forward mode over reverse mode.
//!
//!     rustc -O -Clinker=enzyme-hub-ld -Clinker-plugin-lto hessian.rs -o hessian && ./hessian

extern "C" {
    fn __enzyme_autodiff(_: usize, ...);
    fn __enzyme_fwddiff(_: usize, ...);
    static enzyme_dup: i32;
    static enzyme_dupnoneed: i32;
}

const N: usize = 3;
type Point = [f64; N];

fn energy(x: &Point) -> f64 {
    x.iter().map(|v| v * v).product::<f64>() + x[0].sin() * x[1]
}

fn gradient(x: &Point, g: &mut Point) {
    *g = [0.0; N];
    unsafe { __enzyme_autodiff(energy as usize, enzyme_dup, x as *const Point, g as *mut Point) };
}

fn hessian_times(x: &Point, v: &Point) -> Point {
    let (mut g, mut hv) = ([0.0; N], [0.0; N]);
    unsafe {
        let (x, v) = (x as *const Point, v as *const Point);
        __enzyme_fwddiff(gradient as usize, enzyme_dup, x, v, enzyme_dupnoneed, &mut g as *mut Point, &mut hv as *mut Point);
    }
    hv
}

fn main() {
    let x = [0.5, 1.5, -2.0];
    let p = x.iter().map(|v| v * v).product::<f64>();
    for j in 0..N {
        let mut unit = [0.0; N];
        unit[j] = 1.0;
        let column = hessian_times(&x, &unit);
        for i in 0..N {
            let mut analytic = if i == j { 2.0 * p / (x[i] * x[i]) } else { 4.0 * p / (x[i] * x[j]) };
            analytic += match (i, j) {
                (0, 0) => -x[0].sin() * x[1],
                (0, 1) | (1, 0) => x[0].cos(),
                _ => 0.0,
            };
            println!("H[{i}][{j}], f = {:.12}   derivative = {:.12}   analytic = {:.12}", energy(&x), column[i], analytic);
        }
    }
}
