// Functions that return a slice of an array's numbers, or the array itself, and iterators over a slice or by strides.
#[path = "check.rs"]
mod check;
use check::*;

struct Strided {
    data: Vec<f64>,
    start: usize,
    step: usize,
    count: usize,
}

impl Strided {
    fn new(data: Vec<f64>, step: usize) -> Self {
        let count = (data.len() + step - 1) / step;
        Strided { data, start: 0, step, count }
    }

    #[inline(never)]
    fn as_slice(&mut self) -> Result<&mut [f64], &mut Self> {
        if self.step == 1 { Ok(&mut self.data[self.start..][..self.count]) } else { Err(self) }
    }

    #[inline(never)]
    fn part(&self) -> (bool, &[f64], usize) {
        if self.step == 1 { (true, &self.data, self.count) } else { (false, &self.data[..1], self.step) }
    }

    fn subtract(&mut self, other: &mut Strided) {
        match (self.as_slice(), other.as_slice()) {
            (Ok(a), Ok(b)) => a.iter_mut().zip(b).for_each(|(a, b)| *a -= *b),
            (Ok(a), Err(b)) => a.iter_mut().enumerate().for_each(|(i, a)| *a -= b.data[b.start + i * b.step]),
            (Err(a), Ok(b)) => (0..a.count).for_each(|i| a.data[i * a.step] -= b[i]),
            (Err(a), Err(b)) => (0..a.count).for_each(|i| a.data[i * a.step] -= b.data[i * b.step]),
        }
    }

    fn iter(&self) -> Elements<'_> {
        match self.step {
            1 => Elements::Slice(self.data.iter()),
            step => Elements::Counted { next: if self.count > 0 { Some(0) } else { None }, data: &self.data, step, count: self.count },
        }
    }
}

enum Elements<'a> {
    Counted { next: Option<usize>, data: &'a [f64], step: usize, count: usize },
    Slice(std::slice::Iter<'a, f64>),
}

impl<'a> Iterator for Elements<'a> {
    type Item = &'a f64;
    fn next(&mut self) -> Option<&'a f64> {
        match self {
            Elements::Slice(rest) => rest.next(),
            Elements::Counted { next, data, step, count } => {
                let index = (*next)?;
                *next = if index + 1 < *count { Some(index + 1) } else { None };
                Some(&data[index * *step])
            }
        }
    }
}

fn differences_squared(x: &[f64; 6], step: usize) -> f64 {
    let mut a = Strided::new(x.iter().map(|v| v * v).collect(), step);
    let mut b = Strided::new(x[..a.count].iter().map(|v| v.sin()).collect(), 1);
    a.subtract(&mut b);
    let (whole, numbers, n) = a.part();
    a.iter().map(|v| v * v).sum::<f64>() + if whole { numbers[n - 1] } else { numbers[0] * n as f64 }
}

fn side_by_side(x: &[f64; 6]) -> f64 {
    differences_squared(x, 1)
}

fn by_twos(x: &[f64; 6]) -> f64 {
    differences_squared(x, 2)
}

#[inline(never)]
fn weighted<'a>(pairs: impl Iterator<Item = (&'a f64, &'a f64)>) -> f64 {
    pairs.map(|(a, b)| a * b).fold(0.0, |sum, part| sum + part.sin())
}

fn with_data(x: &[f64; 6], data: &Strided) -> f64 {
    let own = Strided::new(x.to_vec(), 2);
    weighted(own.iter().zip(data.iter())) + weighted(data.iter().zip(x.iter()))
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0, 1.5, -0.25];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(side_by_side by_twos);
    for step in [1, 3] {
        let data = Strided::new((0..9).map(|i| (i as f64).cos()).collect(), step);
        let dx = gradient(&mut x, |p, d, _| unsafe {
            __enzyme_autodiff(with_data as usize, enzyme_dup, p, d, enzyme_const, &data as *const Strided);
        });
        differences(|x| with_data((&*x).try_into().unwrap(), &data), &x, &dx);
    }
    finish();
}
