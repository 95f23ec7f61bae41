// What a function returns is a pointer to a number, or the bits of one, by a tag.
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

enum W<'a> { P(&'a f64), N(u64) }
#[inline(never)]
fn get<'a>(x: &'a X, i: usize) -> W<'a> { if i % 2 == 0 { W::P(&x[i]) } else { W::N((x[i] * x[0]).to_bits()) } }
fn bits(x: &X) -> f64 { (0..4).map(|i| match get(x, i) { W::P(p) => p * p, W::N(n) => f64::from_bits(n) }).sum() }

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(bits);
    finish();
}
