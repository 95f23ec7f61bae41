// Slices of two vectors that are swapped.
use std::os::raw::c_int;
#[allow(non_upper_case_globals)]
extern "C" {
    static enzyme_dup: c_int;
    fn __enzyme_autodiff(f: usize, ...);
}
const N: usize = 1000;
const STEPS: usize = 4000;

fn wave(u: &[f64], i: usize) -> f64 {
    let (left, right) = (u[if i > 0 { i - 1 } else { N - 1 }], u[if i + 1 < N { i + 1 } else { 0 }]);
    u[i] + 0.2 * (left - 2.0 * u[i] + right) - 0.001 * u[i] * u[i]
}
fn swapped(x: &[f64]) -> f64 {
    let (mut first, mut second) = (x.to_vec(), vec![0.0; N]);
    let (mut u, mut v) = (&mut first[..], &mut second[..]);
    for _ in 0..STEPS {
        for i in 0..N {
            v[i] = wave(u, i);
        }
        std::mem::swap(&mut u, &mut v);
    }
    u.iter().map(|one| one * one).sum()
}
extern "C" fn f(x: *const f64) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, N) };
    swapped(x)
}
fn main() {
    let x: Vec<f64> = (0..N).map(|i| 1.0 + 0.01 * (i % 7) as f64).collect();
    let d: Vec<f64> = (0..N).map(|i| ((i * 37 % 11) as f64 - 3.0) / 10.0).collect();
    let mut dx = vec![0.0; N];
    unsafe { __enzyme_autodiff(f as usize, enzyme_dup, x.as_ptr(), dx.as_mut_ptr()) };
    let at = |h: f64| f(x.iter().zip(&d).map(|(x, d)| x + h * d).collect::<Vec<f64>>().as_ptr());
    let (found, wanted) = (dx.iter().zip(&d).map(|(a, b)| a * b).sum::<f64>(), (at(1e-5) - at(-1e-5)) / 2e-5);
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap();
    println!("{:.2e} {}", ((found - wanted) / wanted).abs(), peak.split_whitespace().nth(1).unwrap());
}
