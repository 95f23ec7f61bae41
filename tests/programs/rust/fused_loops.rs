// Loops whose iterations share nothing but a sum, with bounds checks, arrays of their own and iterators; with the value, and without.
#[path = "check.rs"]
mod check;
use check::*;

fn logistic(x: &[f64], rows: usize) -> f64 {
    let (w, data) = x.split_at(3);
    let mut total = 0.0;
    for i in 0..rows {
        let mut s = 0.0;
        for k in 0..3 {
            s += w[k] * data[i * 3 + k];
        }
        total += (1.0 + (-s).exp()).ln();
    }
    total / rows as f64
}

fn windows(x: &[f64]) -> f64 {
    let mut total = x[0] * x[1];
    for window in x.windows(4) {
        let mut terms = [0.0; 4];
        for (term, v) in terms.iter_mut().zip(window) {
            *term = v.sin() * window[0];
        }
        terms.sort_by(f64::total_cmp);
        total += terms.iter().zip(1..).map(|(t, k)| t * t * k as f64).sum::<f64>();
    }
    2.0 * total
}

fn rows(x: &[f64]) -> f64 {
    let means: Vec<f64> = x.chunks_exact(3).map(|c| c.iter().sum::<f64>() / 3.0).collect();
    x.chunks_exact(3).zip(&means).map(|(c, m)| c.iter().map(|v| (v - m).powi(2) * v.exp()).sum::<f64>()).sum()
}

fn kept(x: &mut [f64]) -> f64 {
    let mut total = 0.0;
    for i in 0..x.len() {
        total += x[i] * x[i].cos();
        x[i] = total; // the next pass of another loop reads this
    }
    x.iter().sum()
}

extern "C" fn all(x: *mut f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts_mut(x, n) };
    logistic(x, 3) + windows(x) - rows(x) + kept(&mut x.to_vec())
}

extern "C" fn one(x: *const f64, n: usize) -> f64 {
    logistic(unsafe { std::slice::from_raw_parts(x, n) }, 3)
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 0.3, 0.9, -1.1, 0.2, 1.4, -0.6, 0.8, 0.1, 0.7];
    let f = |x: &mut [f64]| all(x.as_mut_ptr(), x.len());
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(all as usize, p, d, n);
    });
    differences(f, &x, &dx);
    let dx = gradient(&mut x, |p, d, n| unsafe {
        let value = __enzyme_autodiff(all as usize, enzyme_primal_return, enzyme_dup, p, d, enzyme_const, n);
        check("value", value, all(p, n));
    });
    differences(f, &x, &dx);
    let dx = gradient(&mut x, |p, d, n| unsafe {
        let value = __enzyme_autodiff(one as usize, enzyme_primal_return, enzyme_dup, p, d, enzyme_const, n);
        check("value", value, one(p, n));
    });
    differences(|x| one(x.as_ptr(), x.len()), &x, &dx);
    finish();
}
