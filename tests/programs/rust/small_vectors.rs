// A vector that keeps a few numbers in place, and more of them elsewhere: a union, which its capacity tells apart.
// levels: O2 O3
#[path = "check.rs"]
mod check;
use check::*;
use std::mem::ManuallyDrop;

const ROOM: usize = 3;

#[derive(Clone, Copy)]
struct Elsewhere {
    len: usize,
    start: *mut f64,
}

union Data {
    in_place: [f64; ROOM],
    elsewhere: Elsewhere,
}

/// `capacity` is how many there are, as long as they are in place.
struct Small {
    data: Data,
    capacity: usize,
}

impl Small {
    fn new() -> Small {
        Small { data: Data { in_place: [0.0; ROOM] }, capacity: 0 }
    }

    fn is_elsewhere(&self) -> bool {
        self.capacity > ROOM
    }

    fn as_slice(&self) -> &[f64] {
        unsafe {
            if self.is_elsewhere() {
                std::slice::from_raw_parts(self.data.elsewhere.start, self.data.elsewhere.len)
            } else {
                std::slice::from_raw_parts(self.data.in_place.as_ptr(), self.capacity)
            }
        }
    }

    #[inline(never)]
    fn grow(&mut self) {
        let kept = self.as_slice().to_vec();
        let mut more = ManuallyDrop::new(Vec::<f64>::with_capacity(2 * kept.len()));
        more.extend_from_slice(&kept);
        let (start, len, capacity) = (more.as_mut_ptr(), more.len(), more.capacity());
        self.release();
        self.data.elsewhere = Elsewhere { len, start };
        self.capacity = capacity;
    }

    fn push(&mut self, value: f64) {
        unsafe {
            if !self.is_elsewhere() && self.capacity < ROOM {
                self.data.in_place[self.capacity] = value;
                self.capacity += 1;
                return;
            }
            if !self.is_elsewhere() || self.data.elsewhere.len == self.capacity {
                self.grow();
            }
            let Elsewhere { len, start } = self.data.elsewhere;
            start.add(len).write(value);
            self.data.elsewhere.len = len + 1;
        }
    }

    fn release(&mut self) {
        if self.is_elsewhere() {
            unsafe { drop(Vec::from_raw_parts(self.data.elsewhere.start, self.data.elsewhere.len, self.capacity)) };
        }
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        self.release();
    }
}

#[inline(never)]
fn powers(x: f64, n: usize) -> Small {
    let mut found = Small::new();
    let mut power = x;
    for _ in 0..n {
        found.push(power);
        power *= x;
    }
    found
}

/// In place, elsewhere, moved through a vector, and written to.
fn f(x: &mut [f64]) -> f64 {
    let rows: Vec<Small> = (1..7).map(|n| powers(x[n % x.len()], n)).collect();
    let mut all = Small::new();
    for row in &rows {
        for value in row.as_slice() {
            all.push(value * x[0]);
        }
    }
    all.as_slice().iter().enumerate().map(|(i, v)| v * v * (i + 1) as f64).sum::<f64>() / all.as_slice().len() as f64
}

fn main() {
    let x = [0.9, 1.1, -0.7];
    let dx = gradient(&mut { x }, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(f, &x, &dx);
    finish();
}
