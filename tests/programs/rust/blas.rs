// flags: -lopenblas -llapack
// BLAS and LAPACK from Rust, by declarations alone: cblas, and the interface of Fortran.
#[path = "check.rs"]
mod check;
use check::*;

extern "C" {
    fn cblas_ddot(n: i32, x: *const f64, incx: i32, y: *const f64, incy: i32) -> f64;
    fn cblas_dgemm(
        order: u32, transa: u32, transb: u32, m: i32, n: i32, k: i32, alpha: f64, a: *const f64, lda: i32, b: *const f64,
        ldb: i32, beta: f64, c: *mut f64, ldc: i32,
    );
    fn dgesv_(
        n: *const i32, nrhs: *const i32, a: *mut f64, lda: *const i32, ipiv: *mut i32, b: *mut f64, ldb: *const i32,
        info: *mut i32,
    );
}

fn product(x: &[f64]) -> f64 {
    let (a, b) = x.split_at(6); // 2 rows of 3, 3 rows of 2
    let mut c = vec![f64::NAN; 4]; // beta is zero: not looked at
    unsafe {
        cblas_dgemm(101, 111, 111, 2, 2, 3, a[1], a.as_ptr(), 3, b.as_ptr(), 2, 0.0, c.as_mut_ptr(), 2);
        cblas_ddot(4, c.as_ptr(), 1, c.as_ptr(), -1)
    }
}

fn solve(x: &[f64]) -> f64 {
    let mut a = x[..9].to_vec();
    let mut b = x[9..].to_vec();
    for i in 0..3 {
        a[4 * i] += 3.0;
    }
    let (n, one, mut info, mut pivots) = (3, 1, 0, [0; 3]);
    unsafe { dgesv_(&n, &one, a.as_mut_ptr(), &n, pivots.as_mut_ptr(), b.as_mut_ptr(), &n, &mut info) };
    if info != 0 {
        return f64::NAN;
    }
    b.iter().map(|x| x * x * x).sum()
}

fn main() {
    let mut x: Vec<f64> = (0..12).map(|i| (0.7 * (i * i) as f64 + 1.0).sin()).collect();
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(product as usize, enzyme_dup, p, d, n);
    });
    differences(|x| product(x), &x, &dx);
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(solve as usize, enzyme_dup, p, d, n);
    });
    differences(|x| solve(x), &x, &dx);
    finish();
}
