// A result whose error has a number where its value has counts; which it is, a run decides. Counts take the place of parts of the number.
#[path = "check.rs"]
mod check;
use check::*;

#[derive(Clone, Copy)]
struct Counts {
    calls: u32,
    taken: u32,
    refused: u32,
    halved: u32,
    kept: u32,
}

enum Failure {
    Calls { x: f64, calls: u32 },
    Small(f64),
}

struct Search {
    x: f64,
    slope: f64,
    least: f64,
    most: u32,
    counts: Counts,
}

impl Search {
    #[inline(never)]
    fn run(&mut self, target: f64) -> Result<Counts, Failure> {
        let mut step = 0.5;
        loop {
            let error = self.x * self.x - target;
            self.counts.calls += 1;
            if self.counts.taken == 4 {
                return Ok(self.counts);
            }
            if self.counts.calls > self.most {
                return Err(Failure::Calls { x: self.x * step, calls: self.counts.calls });
            }
            if step < self.least {
                return Err(Failure::Small(self.x + step * target));
            }
            let next = self.x - step * error * self.slope;
            if (next * next - target).abs() < error.abs() {
                self.x = next;
                self.counts.taken += 1;
                self.counts.kept += self.counts.taken;
            } else {
                step *= 0.5;
                self.counts.halved += 1;
                self.counts.refused += 1;
            }
        }
    }
}

#[inline(never)]
fn one(start: f64, slope: f64, least: f64, most: u32, target: f64) -> f64 {
    let mut search = Search { x: start, slope, least, most, counts: Counts { calls: 0, taken: 0, refused: 0, halved: 0, kept: 0 } };
    match search.run(target) {
        Ok(counts) if counts.calls > counts.halved => search.x * search.x,
        Ok(_) => search.x,
        Err(Failure::Calls { calls, .. }) if calls > 3 => search.x * search.x * search.x,
        Err(Failure::Calls { .. }) => search.x,
        Err(Failure::Small(_)) => 3.0 * search.x,
    }
}

fn f(x: &[f64]) -> f64 {
    one(x[0], x[1], 1e-9, 100, 2.0 + x[2]) + one(x[0], x[1], 1e-9, 4, x[2]) + one(x[0], 9.0 * x[1], 0.3, 50, 3.0 * x[2])
}

fn main() {
    let mut x = [0.5, 0.25, 0.75];
    let dx = gradient(&mut x, |p, d, n| unsafe {
        __enzyme_autodiff(f as usize, p, d, n);
    });
    differences(|x| f(x), &x, &dx);
    finish();
}
