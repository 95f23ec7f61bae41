// A view into an array of its own finds its place in a copy by the distance from the beginning, as ndarray's arrays do.
// Unoptimised, the subtraction of the addresses is checked for overflow.
#[path = "check.rs"]
mod check;
use check::*;

struct View {
    data: Vec<f64>,
    at: *const f64,
    len: usize,
}

impl View {
    fn new(data: Vec<f64>, start: usize) -> View {
        let (at, len) = (unsafe { data.as_ptr().add(start) }, data.len() - start);
        View { data, at, len }
    }

    fn sum_of_squares(&self) -> f64 {
        (0..self.len).map(|k| unsafe { *self.at.add(k) * *self.at.add(k) }).sum()
    }

    fn change(&mut self, by: f64) {
        for v in self.data.iter_mut() {
            *v *= by;
        }
    }
}

impl Clone for View {
    #[inline(never)]
    fn clone(&self) -> View {
        let data = self.data.clone();
        let offset = (self.at as isize - self.data.as_ptr() as isize) / std::mem::size_of::<f64>() as isize;
        let behind = self.at as usize - self.data.as_ptr() as usize; // no less than nothing
        let at = unsafe { data.as_ptr().offset(offset) };
        View { data, at, len: self.len.min(behind + self.len) }
    }
}

fn f(x: &[f64]) -> f64 {
    let view = View::new(x.to_vec(), 1);
    let mut copy = view.clone();
    copy.change(x[0]);
    view.sum_of_squares() + copy.sum_of_squares()
}

fn main() {
    let mut x = [0.5, 1.25, 0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    let squares = x[1] * x[1] + x[2] * x[2];
    check("dx[0]", dx[0], 2.0 * x[0] * squares);
    check("dx[1]", dx[1], 2.0 * x[1] * (1.0 + x[0] * x[0]));
    check("dx[2]", dx[2], 2.0 * x[2] * (1.0 + x[0] * x[0]));
    differences(|x| f(x), &x, &dx);
    finish();
}
