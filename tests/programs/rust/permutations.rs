// A decomposition keeps its row exchanges beside the numbers, in the same struct; numbers are reached by a pointer and a length.
#[path = "check.rs"]
mod check;
use check::*;

struct View {
    start: *mut f64,
    len: usize,
}

struct Swaps {
    of: [(usize, usize); 3],
    len: usize,
}

struct Lu {
    a: [f64; 9],
    swaps: Swaps,
}

#[inline(never)]
fn subtract(into: &View, factor: f64, row: &View) {
    for k in 0..into.len {
        unsafe { *into.start.add(k) -= factor * *row.start.add(k) };
    }
}

#[inline(never)]
fn decompose(mut a: [f64; 9]) -> Lu {
    let mut swaps = Swaps { of: [(0, 0); 3], len: 0 };
    for i in 0..3 {
        let mut best = i;
        for k in i + 1..3 {
            if a[k * 3 + i].abs() > a[best * 3 + i].abs() {
                best = k;
            }
        }
        if best != i {
            assert!(swaps.len < 3);
            swaps.of[swaps.len] = (i, best);
            swaps.len += 1;
            for k in 0..3 {
                a.swap(i * 3 + k, best * 3 + k);
            }
        }
        for k in i + 1..3 {
            let factor = a[k * 3 + i] / a[i * 3 + i];
            let at = a.as_mut_ptr();
            let row = |n: usize| View { start: unsafe { at.add(n * 3 + i + 1) }, len: 2 - i };
            subtract(&row(k), factor, &row(i));
        }
    }
    Lu { a, swaps }
}

#[inline(never)]
fn determinant(lu: &Lu) -> f64 {
    let sign = lu.swaps.of[..lu.swaps.len].iter().fold(1.0, |sign, (i, k)| if i != k { -sign } else { sign });
    let mut diagonal = [lu.a[0], lu.a[4], lu.a[8]];
    let whole = View { start: lu.a.as_ptr() as *mut f64, len: 3 };
    subtract(&View { start: diagonal.as_mut_ptr(), len: 3 }, 0.25, &whole);
    sign * diagonal.iter().product::<f64>()
}

fn f(x: &[f64; 9]) -> f64 {
    determinant(&decompose(*x))
}

fn main() {
    let mut x = [0.5, 2.0, -1.0, 3.0, 1.5, 0.25, 1.0, -2.0, 4.0];
    let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff(f as usize, p, d); });
    differences(|x| f((&*x).try_into().unwrap()), &x, &dx);
    finish();
}
