// expect: EH0302 computes a number from another
// levels: O2
// A large struct is swapped word by word in a loop: which words are numbers, pointers and counts an index does not tell.
#[path = "../rust/check.rs"]
mod check;
use check::*;

struct State {
    index: usize,
    counts: [u64; 40],
    samples: Vec<f64>,
    weights: [f64; 40],
}

#[inline(never)]
fn swap_them(a: &mut State, b: &mut State) {
    std::mem::swap(a, b);
}

fn f(x: &[f64]) -> f64 {
    let mut a = State { index: 1, counts: [3; 40], samples: x.to_vec(), weights: [x[0]; 40] };
    let mut b = State { index: 0, counts: [1; 40], samples: x[1..].to_vec(), weights: [x[1]; 40] };
    swap_them(&mut a, &mut b);
    a.samples[a.index] * b.samples[b.index] * a.weights[3] + b.counts[7] as f64
}

fn main() {
    gradient(&mut [1.0, 2.0, 3.0], |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
}
