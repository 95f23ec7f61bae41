// What a Rust program's functions are called with, and what is printed about each call: as in harness_main.h.
#![allow(warnings)]

#[cfg(all(reference, not(single)))]
type FLT = f64; // differences of single precision are mostly rounding
#[cfg(not(all(reference, not(single))))]
type FLT = f32;
type COARSE = i32; // of which numbers are made, with few bits for their fractions: differences are rough

#[repr(C)]
struct Outcome { value: f64, ds: f64 }
#[repr(C)]
struct Lanes { value: f64, ds: [f64; 2] }
extern "C" {
    fn __enzyme_autodiff_result(f: usize, ...) -> Outcome;
    fn __enzyme_fwddiff_result(f: usize, ...) -> Outcome;
    fn __enzyme_autodiff_lanes(f: usize, ...) -> Lanes;
    static enzyme_width: i32;
    static enzyme_const: i32;
    static enzyme_dup: i32;
    static enzyme_out: i32;
    static enzyme_primal_return: i32;
}

type Function = fn(&mut [f64; 8], &mut [f64; 8], f64, usize, &[usize; 8], &Kept) -> f64;

// What a user's closure captures, room for numbers in it: what a function leaves there is not looked at.
#[derive(Clone)]
struct Kept { one: std::cell::Cell<f64>, many: std::cell::RefCell<Vec<f64>>, eight: std::cell::RefCell<[f64; 8]> }
impl Kept {
    fn new() -> Kept { Kept { one: 0.0.into(), many: vec![0.0; 8].into(), eight: [0.0; 8].into() } }
}

#[derive(Clone)]
struct Point { a: [f64; 8], b: [f64; 8], s: f64, wa: [f64; 8], wb: [f64; 8], n: usize, ix: [usize; 8], kept: Kept }

fn draw(draws: &mut u64) -> f64 {
    *draws = draws.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*draws >> 11) as f64 / 9007199254740992.0 * 2.6 - 1.3
}

fn point_at(number: usize, place: usize) -> Point {
    let mut d = SEED * 1000003 + number as u64 * 7919 + place as u64 * 104729;
    for _ in 0..20 { draw(&mut d); }
    let z = [0.0; 8];
    let mut p = Point { a: z, b: z, s: 0.0, wa: z, wb: z, n: [8, 5, 3, 6][(number + place) & 3], ix: [0; 8], kept: Kept::new() };
    for i in 0..8 {
        p.a[i] = draw(&mut d);
        p.b[i] = draw(&mut d);
        p.wa[i] = draw(&mut d);
        p.wb[i] = draw(&mut d);
        p.ix[i] = (3 * i + number) & 7;
    }
    p.s = draw(&mut d);
    p
}

fn print_all(what: &str, number: usize, place: usize, value: f64, a: &[f64; 8], b: &[f64; 8]) {
    let numbers: Vec<String> = a.iter().chain(b).map(|x| format!("{x:e}")).collect();
    println!("{what} {number} {place} {value:e} {}", numbers.join(" "));
}

fn near(x: f64, y: f64) -> bool {
    x == y || x.is_nan() || (x - y).abs() <= 1e-9 * (1.0 + y.abs())
}

fn weighted(f: Function, mut p: Point) -> f64 {
    let mut sum = f(&mut p.a, &mut p.b, p.s, p.n, &p.ix, &p.kept);
    for i in 0..8 { sum += p.wa[i] * p.a[i] + p.wb[i] * p.b[i]; }
    sum
}

fn primal(f: Function, number: usize, place: usize) {
    let mut p = point_at(number, place);
    let value = f(&mut p.a, &mut p.b, p.s, p.n, &p.ix, &p.kept);
    print_all("primal", number, place, value, &p.a, &p.b);
}

fn around(f: Function, number: usize, place: usize) {
    let p = point_at(number, place);
    for k in 0..17 {
        let moved = |h: f64| {
            let mut q = p.clone();
            if k < 8 { q.a[k] += h } else if k < 16 { q.b[k - 8] += h } else { q.s += h }
            weighted(f, q)
        };
        let values = [-STEP, STEP, -STEP / 2.0, STEP / 2.0, -STEP / 4.0, STEP / 4.0, 0.0].map(|h| format!("{:e}", moved(h)));
        println!("around {number} {place} {k} {}", values.join(" "));
    }
}
