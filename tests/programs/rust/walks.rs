// An enum whose word is a pointer in one variant and an index in the other: a walk over a slice or by strides, zipped.
#[path = "check.rs"]
mod check;
use check::*;

enum Walk<'a> {
    Slice(std::slice::Iter<'a, f64>),
    Strided { start: *const f64, stride: isize, index: Option<usize>, count: usize },
}

impl<'a> Iterator for Walk<'a> {
    type Item = &'a f64;
    fn next(&mut self) -> Option<&'a f64> {
        match self {
            Walk::Slice(i) => i.next(),
            Walk::Strided { start, stride, index, count } => {
                let k = (*index)?;
                *index = if k + 1 < *count { Some(k + 1) } else { None };
                Some(unsafe { &*start.offset(k as isize * *stride) })
            }
        }
    }
}

fn walk(v: &[f64], stride: isize) -> Walk<'_> {
    match stride {
        1 => Walk::Slice(v.iter()),
        _ => Walk::Strided { start: v.as_ptr(), stride, index: Some(0), count: v.len() / stride as usize },
    }
}

fn f(x: &[f64], strides: &[isize; 2]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
    walk(x, strides[0]).zip(walk(&squares, strides[1])).map(|(u, v)| u * v).sum()
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0, 0.3, 1.1];
    for strides in [[1, 1], [1, 2], [3, 1], [2, 3]] {
        let dx = gradient(&mut x, |p, d, n| unsafe {
            __enzyme_autodiff(f as usize, p, d, n, enzyme_const, &strides);
        });
        differences(|x| f(x, &strides), &x, &dx);
    }
    finish();
}
