//! The functions to which work is handed, which the linker knows by their names. They are no part of the interface.

use crate::detached;
use crate::job::Run;
use crate::pool::Pool;
use crate::scope::Tasks;
use crate::worker::Worker;

/// `run_a(a)` and `run_b(b)`, which may happen at once.
///
/// # Safety
/// Both may be called on any thread, with that data, once.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_join(run_a: Run, a: *mut u8, run_b: Run, b: *mut u8) {
    unsafe extern "C-unwind" fn inside(data: *mut u8) {
        unsafe {
            let [first, second] = *(data as *const [(Run, *mut u8); 2]);
            Worker::current().expect("a thread of the pool").join(first, second, true);
        }
    }
    let mut both = [(run_a, a), (run_b, b)];
    unsafe {
        match Worker::current() {
            Some(worker) => worker.join(both[0], both[1], false),
            None => Pool::global().run(inside, (&raw mut both).cast()),
        }
    }
}

/// Whether what has just begun came from another thread.
///
/// # Safety
/// None; it is `unsafe` as are all of these.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_migrated() -> bool {
    Worker::current().is_none_or(|worker| worker.migrated.get())
}

/// The number of threads that the pool around the caller has.
///
/// # Safety
/// None.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_threads() -> usize {
    Worker::current().map_or_else(|| Pool::global().seats.len(), |worker| worker.pool.seats.len())
}

/// The number of the thread in its pool; `usize::MAX` outside of one.
///
/// # Safety
/// None.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_index() -> usize {
    Worker::current().map_or(usize::MAX, |worker| worker.index)
}

/// `run(data)` on a thread of a pool: the one around the caller, else the global one, if the pool is null.
///
/// # Safety
/// It may be called on any thread, with that data, once; the pool lives.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_run(pool: *const u8, run: Run, data: *mut u8) {
    unsafe {
        match (pool as *const Pool).as_ref() {
            Some(pool) => pool.run(run, data),
            None if Worker::current().is_some() => run(data),
            None => Pool::global().run(run, data),
        }
    }
}

/// What counts the tasks of a scope, in a pool or in the one around the caller.
///
/// # Safety
/// The pool lives, or is null.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_scope_begin(pool: *const u8) -> *mut u8 {
    Box::into_raw(Box::new(unsafe { Tasks::new((pool as *const Pool).as_ref()) })).cast()
}

/// Wait for all tasks of a scope, and go on with the panic of one of them.
///
/// # Safety
/// `tasks` is what `__ehub_scope_begin` returned, and is not used again.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_scope_end(tasks: *mut u8) {
    unsafe { Box::from_raw(tasks as *mut Tasks).wait() }
}

/// `run(data)` at any time before the scope ends.
///
/// # Safety
/// It may be called on any thread, with that data, once.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_scope_spawn(tasks: *const u8, run: Run, data: *mut u8, in_order: bool) {
    unsafe { Tasks::spawn(tasks as *const Tasks, run, data, in_order) }
}

/// `run(data)` on each thread of the pool, before the scope ends.
///
/// # Safety
/// It may be called on all of them at once, with that data.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_scope_spawn_on_all(tasks: *const u8, run: Run, data: *mut u8) {
    unsafe { Tasks::spawn_on_all(tasks as *const Tasks, run, data) }
}

/// `run(data)` at any time, in a pool or in the one around the caller.
///
/// # Safety
/// It may be called on any thread, with that data, once.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_spawn(pool: *const u8, run: Run, data: *mut u8, in_order: bool) {
    unsafe { detached::spawn((pool as *const Pool).as_ref(), run, data, in_order) }
}

/// `run(data)` at any time on each thread of a pool.
///
/// # Safety
/// It may be called on all of them at once, with that data.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_spawn_on_all(pool: *const u8, run: Run, data: *mut u8) {
    unsafe { detached::spawn_on_all((pool as *const Pool).as_ref(), run, data) }
}

/// `run(data)` on each thread of a pool, at once; it waits for them.
///
/// # Safety
/// It may be called on all of them at once, with that data.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_broadcast(pool: *const u8, run: Run, data: *mut u8) {
    unsafe { detached::broadcast((pool as *const Pool).as_ref(), run, data) }
}

/// Do a job of somebody's: 1 if there was one, 0 if not, -1 outside of a pool. `own`: of this thread alone.
///
/// # Safety
/// None.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C-unwind" fn __ehub_pool_yield(own: bool) -> i32 {
    match Worker::current() {
        None => -1,
        Some(worker) => {
            let job = if own { worker.seat().jobs.newest() } else { worker.find() };
            job.map_or(0, |job| unsafe {
                job.execute();
                1
            })
        }
    }
}
