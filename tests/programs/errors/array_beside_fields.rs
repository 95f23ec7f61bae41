// expect: EH0301 unknown type
// levels: O1 O2
// An array of which an index reaches every second number, and of which a pair is copied, in a struct in which integers follow:
// what lies behind the array says nothing of the numbers that no index reaches.
#[link(name = "c")]
extern "C" {
    static enzyme_dup: i32;
    static enzyme_out: i32;
    static enzyme_const: i32;
    fn __enzyme_autodiff(f: usize, ...) -> f64;
}
#[repr(C)]
struct Point {
    a: [f64; 8],
    b: [f64; 8],
    wb: [f64; 8],
    s: f64,
    n: usize,
    ix: [usize; 8],
}
#[no_mangle]
pub fn f(b: &mut [f64; 8], s: f64, n: usize) -> f64 {
    unsafe {
        let p1 = b.as_mut_ptr();
        *p1.add(3) = (*p1.add(1) + s).sin();
        std::ptr::copy(p1, p1.add(2), 2);
    }
    b[(2 * n) & 7] -= 0.25 * s;
    s
}
#[inline(never)]
fn point(k: usize) -> Point {
    let mut p = Point {
        a: [0.0; 8],
        b: [0.0; 8],
        wb: [0.0; 8],
        s: k as f64,
        n: k,
        ix: [0; 8],
    };
    for i in 0..8 {
        p.b[i] = i as f64 + 0.5;
        p.wb[i] = (1 << i) as f64;
        p.ix[i] = i;
    }
    p
}
#[inline(never)]
fn gradient(k: usize) -> [f64; 8] {
    let mut p = point(k);
    let mut db = p.wb;
    unsafe {
        __enzyme_autodiff(
            f as *const () as usize,
            enzyme_dup,
            &mut p.b,
            &mut db,
            enzyme_out,
            p.s,
            enzyme_const,
            p.n,
        )
    };
    db
}
fn main() {
    println!("{:?}", gradient(2));
}
