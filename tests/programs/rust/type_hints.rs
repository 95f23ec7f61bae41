// Type hints where nothing else says what bytes are: moved raw, without debug info.
// flags: -Cdebuginfo=0
#[path = "check.rs"]
mod check;
use check::*;

extern "C" {
    fn __enzyme_autodiff_void(f: usize, ...);
    fn __enzyme_fwddiff_void(f: usize, ...);
    fn __enzyme_double(p: *mut u8, bytes: usize);
    fn __enzyme_float(p: *mut u8, bytes: usize);
    fn __enzyme_integer(p: *mut u8, bytes: usize);
    fn __enzyme_pointer(p: *mut u8, bytes: usize);
}

unsafe fn doubles(from: *const u8, to: *mut u8) {
    __enzyme_double(to, 16);
    std::ptr::copy_nonoverlapping(from, to, 16);
}
unsafe fn floats(from: *const u8, to: *mut u8) {
    __enzyme_float(to, 8);
    std::ptr::copy(from, to, 8);
}
unsafe fn record(from: *const u8, to: *mut u8) {
    __enzyme_integer(to, 8);
    __enzyme_pointer(to.add(8), 8);
    __enzyme_double(to.add(16), 8);
    std::ptr::copy_nonoverlapping(from, to, 24);
}

#[repr(C)]
struct Record {
    count: u64,
    numbers: *const f64,
    value: f64,
}

// The request shall not tell the types.
fn hidden<T>(p: *const T) -> *const u8 {
    let p = p as *const u8;
    unsafe { std::ptr::read_volatile(&p) }
}

fn main() {
    unsafe {
        let (x, mut dx, mut y, mut dy) = ([1.0, 2.0], [0.0, 0.0], [0.0, 0.0], [3.0, 4.0]);
        __enzyme_autodiff_void(doubles as usize, hidden(x.as_ptr()), hidden(dx.as_mut_ptr()), hidden(y.as_mut_ptr()), hidden(dy.as_mut_ptr()));
        check("dx[0]", dx[0], 3.0);
        check("dx[1]", dx[1], 4.0);
        check("dy[1]", dy[1], 0.0);
        __enzyme_fwddiff_void(doubles as usize, hidden(x.as_ptr()), hidden(dx.as_mut_ptr()), hidden(y.as_mut_ptr()), hidden(dy.as_mut_ptr()));
        check("forward", dy[1], 4.0);

        let (x, mut dx, mut y, mut dy) = ([1f32, 2.0], [0f32, 0.0], [0f32, 0.0], [3f32, 4.0]);
        __enzyme_autodiff_void(floats as usize, hidden(x.as_ptr()), hidden(dx.as_mut_ptr()), hidden(y.as_mut_ptr()), hidden(dy.as_mut_ptr()));
        check("floats", dx[1] as f64, 4.0);

        let (v, dv) = (7.0, 0.0);
        let a = Record { count: 3, numbers: &v, value: 2.0 };
        let mut da = Record { count: 0, numbers: &dv, value: 0.0 };
        let mut b = Record { count: 0, numbers: &v, value: 0.0 };
        let mut db = Record { count: 9, numbers: std::ptr::null(), value: 5.0 };
        let (p, d): (*mut Record, *mut Record) = (&mut b, &mut db);
        __enzyme_autodiff_void(record as usize, hidden(&a), hidden(&mut da), hidden(p), hidden(d));
        check("value", da.value, 5.0);
        check("count", da.count as f64 + b.count as f64, 3.0);
        check("shadow", (db.numbers == &dv as *const f64) as i32 as f64, 1.0);
    }
    finish();
}
