// The forms beside a gradient, registered by statics: tangents over a tape, like another function, an allocator, a global.
#[path = "check.rs"]
mod check;
use check::*;
use std::alloc::{alloc, dealloc, Layout};
use std::sync::atomic::{AtomicUsize, Ordering};

#[repr(C)]
struct Registered<A, B, C>(A, B, C);
unsafe impl<A, B, C> Sync for Registered<A, B, C> {}
#[repr(C)]
struct Taped { tape: *mut f64, result: f64 }
extern "C" {
    fn __enzyme_augmentfwd(f: usize, ...) -> Taped;
    fn __enzyme_reverse(f: usize, ...) -> f64;
    fn __enzyme_fwdsplit(f: usize, ...) -> f64;
}

// 10 and 20 times the derivative of x^2: in reverse, and forward over a tape.
#[inline(never)]
extern "C" fn square(x: f64) -> f64 { x * x }
extern "C" fn square_augmented(x: f64) -> Taped { Taped { tape: Box::into_raw(Box::new(x)), result: square(x) } }
extern "C" fn square_gradient(_x: f64, seed: f64, tape: *mut f64) -> f64 { 20.0 * seed * unsafe { *Box::from_raw(tape) } }
extern "C" fn square_over_tape(_x: f64, dx: f64, tape: *const f64) -> f64 { 40.0 * dx * unsafe { *tape } }
#[used]
static __enzyme_register_gradient_square: Registered<
    extern "C" fn(f64) -> f64, extern "C" fn(f64) -> Taped, extern "C" fn(f64, f64, *mut f64) -> f64> =
    Registered(square, square_augmented, square_gradient);
#[used]
static __enzyme_register_splitderivative_square: Registered<
    extern "C" fn(f64) -> f64, extern "C" fn(f64) -> Taped, extern "C" fn(f64, f64, *const f64) -> f64> =
    Registered(square, square_augmented, square_over_tape);
extern "C" fn squares(x: f64) -> f64 { square(x) * x }

// A struct of three numbers is returned in memory.
#[inline(never)]
fn volume(a: f64, b: f64, c: f64) -> f64 { a * b * c }
fn volume_gradient(a: f64, b: f64, c: f64, seed: f64) -> (f64, f64, f64) {
    (2.0 * seed * b * c, 3.0 * seed * a * c, 4.0 * seed * a * b)
}
#[used]
static __enzyme_register_gradient_volume: Registered<
    fn(f64, f64, f64) -> f64, fn(f64, f64, f64) -> f64, fn(f64, f64, f64, f64) -> (f64, f64, f64)> =
    Registered(volume, volume, volume_gradient);
fn weighted(x: f64) -> f64 { volume(x, x * x, 2.0 * x) }

// The text is a C string, as for C; a slice of Rust's counts as well.
#[inline(never)]
fn wave(x: f64) -> f64 { x * 3.0 }
#[used]
static __enzyme_function_like_wave: (fn(f64) -> f64, &std::ffi::CStr) = (wave, c"sin");
#[inline(never)]
fn growth(x: f64) -> f64 { x * 5.0 }
#[used]
static __enzyme_function_like_growth: (fn(f64) -> f64, &str) = (growth, "log1p");

static mut TABLE: [f64; 4] = [0.0; 4];
#[used]
static __enzyme_inactive_global_table: Registered<*const [f64; 4], (), ()> = Registered(&raw const TABLE, (), ());
#[inline(never)]
fn read(i: usize) -> f64 { unsafe { TABLE[i] } } // else the compiler may hand on what it just stored
#[inline(never)]
fn view(x: &[f64; 2]) -> &f64 { &x[1] }
#[used]
static __enzyme_nofree_view: for<'a> fn(&'a [f64; 2]) -> &'a f64 = view;
fn forms(x: &[f64; 2]) -> f64 {
    for i in 0..4 { unsafe { TABLE[i] = x[0] * i as f64 } }
    wave(x[0]) + growth(x[0]) + read(2) * x[1] + view(x) * x[1]
}

static RELEASED: AtomicUsize = AtomicUsize::new(0);
fn layout(bytes: usize) -> Layout { Layout::from_size_align(bytes, 16).unwrap() }
#[inline(never)]
extern "C" fn take(_tag: i32, bytes: usize) -> *mut u8 { unsafe { alloc(layout(bytes)) } }
#[inline(never)]
extern "C" fn give_back(bytes: usize, block: *mut u8) {
    RELEASED.fetch_add(1, Ordering::Relaxed);
    unsafe { dealloc(block, layout(bytes)) }
}
#[repr(C)]
struct Allocation(extern "C" fn(i32, usize) -> *mut u8, usize, &'static std::ffi::CStr, extern "C" fn(usize, *mut u8));
#[used]
static __enzyme_allocation_like_take: Allocation = Allocation(take, 1, c"1,-1", give_back);
extern "C" fn in_blocks(x: *const f64, n: usize) -> f64 {
    let block = take(7, n * 8) as *mut f64;
    let mut sum = 0.0;
    unsafe {
        for i in 0..n { *block.add(i) = *x.add(i) * *x.add(i) }
        for i in 0..n { sum += *block.add(i) * *block.add(n - 1 - i) }
    }
    give_back(n * 8, block as *mut u8);
    sum
}

fn main() {
    let x = 1.25;
    let f = squares as *const () as usize;
    unsafe {
        check("reverse", __enzyme_autodiff(f, x), 20.0 * x * x + x * x);
        let t = __enzyme_augmentfwd(f, x);
        check("value", t.result, x * x * x);
        check("over a tape", __enzyme_fwdsplit(f, x, 2.0f64, t.tape), 2.0 * (40.0 * x * x + x * x));
        check("from a tape", __enzyme_reverse(f, x, 1.0f64, t.tape), 20.0 * x * x + x * x);
    }
    let x = 1.25f64;
    check("volume", unsafe { __enzyme_autodiff(weighted as *const () as usize, x) }, 2.0 * (2.0 + 2.0 * 3.0 + 4.0) * x.powi(3));
    let (x, mut dx) = ([0.5, 2.0], [0.0; 2]);
    unsafe { __enzyme_autodiff(forms as *const () as usize, &x, &mut dx) };
    check("like", dx[0], 0.5f64.cos() + 1.0 / 1.5);
    check("global", dx[1], 1.0 + 4.0);
    let mut v = [1.0, 2.0, 3.0];
    let dv = gradient(&mut v, |x, dx, n| unsafe {
        __enzyme_autodiff(in_blocks as *const () as usize, enzyme_dup, x, dx, enzyme_const, n);
    });
    check("released", RELEASED.load(Ordering::Relaxed) as f64, 2.0);
    differences(|x| in_blocks(x.as_ptr(), x.len()), &v, &dv);
    finish();
}
