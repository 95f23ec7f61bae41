// References to differentiated memory or to constant memory, decided while the program runs.
#[path = "check.rs"]
mod check;
use check::*;

extern "C" {
    static enzyme_runtime_activity: i32;
    fn __enzyme_fwddiff(f: usize, ...) -> f64;
}

static FIXED: [f64; 3] = [0.5, -1.5, 2.0];

struct Layer<'a> {
    weights: &'a [f64],
    bias: f64,
}

fn through<'a>(layers: &[Layer<'a>], x: &[f64]) -> f64 {
    layers.iter().map(|l| l.weights.iter().zip(x).map(|(w, v)| w * v).sum::<f64>() * l.bias).sum()
}

fn layers(x: &[f64], which: usize) -> f64 {
    let chosen: &[f64] = if which == 1 { x } else { &FIXED };
    let mut all = Vec::with_capacity(4);
    for k in 0..3 {
        all.push(Layer { weights: if k == which { x } else { chosen }, bias: x[k] });
    }
    all.push(Layer { weights: &FIXED, bias: 2.0 });
    through(&all, x)
}

enum Source<'a> {
    Own(Box<[f64; 3]>),
    Given(&'a [f64]),
}

fn sources(x: &[f64], which: usize) -> f64 {
    let all = [
        Source::Own(Box::new([x[0] * x[1], x[1], 1.0])),
        Source::Given(&FIXED),
        Source::Given(if which > 0 { x } else { &FIXED }),
    ];
    all.iter()
        .map(|s| match s {
            Source::Own(v) => v[0] * v[1] * x[2],
            Source::Given(v) => v[0].sin() * v[1] * x[0],
        })
        .sum()
}

fn compare(f: fn(&[f64], usize) -> f64, x: &[f64; 3], which: usize, dx: &[f64], tangent: f64) {
    near("tangent", tangent, dx[0] * V[0] + dx[1] * V[1] + dx[2] * V[2], 1e-12);
    for i in 0..3 {
        let (mut up, mut down) = (*x, *x);
        up[i] += 1e-5;
        down[i] -= 1e-5;
        near("difference", dx[i], (f(&up, which) - f(&down, which)) / 2e-5, 1e-7);
    }
}

const V: [f64; 3] = [1.0, -2.0, 0.5];

macro_rules! test {
    ($f:ident, $which:expr) => {
        let mut x = [0.7, 1.3, -0.4];
        let dx = gradient(&mut x, |p, d, n| unsafe {
            __enzyme_autodiff($f as usize, enzyme_runtime_activity, enzyme_dup, p, d, enzyme_const, n, enzyme_const, $which);
        });
        let (p, d, n) = (x.as_ptr(), V.as_ptr(), 3usize);
        let tangent = unsafe {
            __enzyme_fwddiff($f as usize, enzyme_runtime_activity, enzyme_dup, p, d, enzyme_const, n, enzyme_const, $which)
        };
        compare($f, &x, $which, &dx, tangent);
    };
}

fn main() {
    for which in 0..3usize {
        test!(layers, which);
        test!(sources, which);
    }
    finish();
}
