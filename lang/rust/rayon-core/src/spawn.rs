//! Tasks that nobody waits for.

use crate::entries::__ehub_pool_spawn;

/// Run a closure in the pool at some time.
pub fn spawn<F>(func: F)
where
    F: FnOnce() + Send + 'static,
{
    spawn_in(std::ptr::null(), func, false)
}

/// As [`spawn`]; of two tasks that a thread spawns, the earlier begins first.
pub fn spawn_fifo<F>(func: F)
where
    F: FnOnce() + Send + 'static,
{
    spawn_in(std::ptr::null(), func, true)
}

pub(crate) fn spawn_in<F: FnOnce()>(pool: *const u8, func: F, in_order: bool) {
    unsafe { __ehub_pool_spawn(pool, run::<F>, Box::into_raw(Box::new(func)).cast(), in_order) }
}

unsafe extern "C-unwind" fn run<F: FnOnce()>(data: *mut u8) {
    let func = unsafe { Box::from_raw(data as *mut F) };
    func()
}
