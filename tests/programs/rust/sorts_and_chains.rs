// Sorting with closures and chains of iterators, without optimisation: closures by reference, options, buffers of the sorts.
// levels: O0
#[path = "check.rs"]
mod check;
use check::*;
use std::collections::{BTreeSet, VecDeque};

type X = [f64; 4];

fn sorted(x: &X) -> f64 {
    let mut partial = x.to_vec();
    partial.sort_by(|a, b| b.partial_cmp(a).unwrap());
    let mut total = *x;
    total.sort_by(f64::total_cmp);
    let mut order: Vec<usize> = (0..x.len()).collect();
    order.sort_unstable_by(|&i, &j| x[i].total_cmp(&x[j]));
    let largest = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    partial[0] * partial[1] + partial[3] + total[0] * total[2] + x[order[1]] * x[order[2]] + largest * x[1]
}

fn chains(x: &X) -> f64 {
    let positive: Vec<f64> = x.iter().copied().filter(|a| *a > 0.0).collect();
    let rows: f64 = x.chunks(2).zip(x.iter().rev().step_by(2)).map(|(c, r)| c[0] * c[1] * r).sum();
    let run: Vec<f64> = x.iter().scan(1.0, |s, a| { *s *= a; Some(*s) }).take_while(|s| s.abs() < 100.0).collect();
    let (up, down): (Vec<f64>, Vec<f64>) = x.iter().partition(|a| **a > 1.0);
    let queue: VecDeque<f64> = x.iter().skip(1).chain(positive.iter()).map(|a| a * x[0]).collect();
    let seen: BTreeSet<usize> = positive.iter().map(|a| *a as usize).collect();
    rows + run.iter().flat_map(|r| [*r, r * r]).sum::<f64>() + up.iter().product::<f64>() * down.iter().sum::<f64>()
        + queue.iter().rev().fold(0.0, |a, b| 0.5 * a + b) * seen.len() as f64
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.25];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(sorted chains);
    finish();
}
