//! What threads and those who wait for them agree on, behind functions that the linker knows by their names: no derivative looks
//! into them. They are no part of the interface.

use core::ffi::c_void;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicBool, Ordering};
use std::any::Any;
use std::boxed::Box;
use std::sync::{Mutex, PoisonError};
use std::vec::Vec;

use super::Id;

unsafe extern "C" {
    fn pthread_detach(id: Id) -> i32;
}

unsafe extern "C-unwind" {
    fn pthread_exit(result: *mut c_void) -> !;
}

#[derive(Default)]
struct Threads {
    /// Nobody has joined them yet.
    open: Mutex<Vec<Id>>,
    /// One of those that nobody joined panicked.
    panicked: AtomicBool,
}

impl Threads {
    /// # Safety
    /// The scope has not ended.
    unsafe fn of(scope: usize) -> &'static Threads {
        unsafe { &*(scope as *const Threads) }
    }

    fn with<R>(&self, work: impl FnOnce(&mut Vec<Id>) -> R) -> R {
        work(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The threads of a new scope.
#[unsafe(no_mangle)]
#[inline(never)]
pub extern "C" fn __ehub_crew_new() -> usize {
    Box::into_raw(Box::<Threads>::default()) as usize
}

/// A thread belongs to a scope.
///
/// # Safety
/// The scope has not ended.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C" fn __ehub_crew_add(scope: usize, id: Id) {
    unsafe { Threads::of(scope) }.with(|open| open.push(id))
}

/// The caller joins a thread of the scope.
///
/// # Safety
/// The scope has not ended.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C" fn __ehub_crew_take(scope: usize, id: Id) {
    unsafe { Threads::of(scope) }.with(|open| open.retain(|one| *one != id))
}

/// The caller joins any thread of the scope: which one; 0 if there is none left.
///
/// # Safety
/// The scope has not ended.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C" fn __ehub_crew_any(scope: usize) -> Id {
    unsafe { Threads::of(scope) }.with(|open| open.pop()).unwrap_or(0)
}

/// A thread ends with a panic. It does not come back: what it did up to there has no reverse.
///
/// # Safety
/// `tell` may be called with that packet, and nothing is left to be dropped on this thread's stack.
#[unsafe(no_mangle)]
#[inline(never)]
#[allow(improper_ctypes_definitions)] // two pointers
pub unsafe extern "C-unwind" fn __ehub_crew_panicked(
    panic: *mut (dyn Any + Send),
    tell: unsafe extern "C" fn(*mut c_void),
    packet: *mut c_void,
) -> ! {
    unsafe {
        drop(Box::from_raw(panic));
        tell(packet);
        pthread_exit(null_mut())
    }
}

/// A thread of the scope, or of none, panicked, and nobody will ask.
///
/// # Safety
/// The scope has not ended.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C" fn __ehub_crew_tell(scope: usize) {
    if scope != 0 {
        unsafe { Threads::of(scope) }.panicked.store(true, Ordering::Relaxed);
    }
}

/// The end of a scope, all threads of which are joined: whether one panicked that nobody joined.
///
/// # Safety
/// The scope has not ended.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C" fn __ehub_crew_end(scope: usize) -> bool {
    unsafe { Box::from_raw(scope as *mut Threads) }.panicked.load(Ordering::Relaxed)
}

/// A thread is done with what it shares with its handle, or the handle is: true for the second of the two.
///
/// # Safety
/// `done` is null when the two begin, and lives as long as either.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C" fn __ehub_crew_last(done: *mut bool) -> bool {
    unsafe { AtomicBool::from_ptr(done) }.swap(true, Ordering::AcqRel)
}

/// Nobody will join a thread.
///
/// # Safety
/// It is not joined.
#[unsafe(no_mangle)]
#[inline(never)]
pub unsafe extern "C" fn __ehub_crew_leave(id: Id) {
    unsafe { pthread_detach(id) };
}
