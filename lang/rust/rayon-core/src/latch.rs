//! What one thread waits for and another one sets.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::Thread;

/// Set once. The thread that waits is woken by its handle, which lives longer than the latch.
pub struct Latch {
    set: AtomicBool,
    waits: *const Thread,
}

unsafe impl Sync for Latch {}

impl Latch {
    pub fn new(waits: &Thread) -> Self {
        Latch { set: AtomicBool::new(false), waits }
    }

    pub fn is_set(&self) -> bool {
        self.set.load(Ordering::Acquire)
    }

    /// Set it. When it is set who waits may go on, and take the latch along: hence a pointer, and the handle before.
    pub unsafe fn set(this: *const Latch) {
        unsafe {
            let thread = (*(*this).waits).clone();
            (*this).set.store(true, Ordering::Release);
            thread.unpark();
        }
    }
}

/// Set when as many have come as were counted, each of which is counted before the last one comes.
pub struct CountLatch {
    left: AtomicUsize,
    pub done: Latch,
}

impl CountLatch {
    pub fn new(waits: &Thread, count: usize) -> Self {
        CountLatch { left: AtomicUsize::new(count), done: Latch::new(waits) }
    }

    pub fn add(&self) {
        self.left.fetch_add(1, Ordering::Relaxed);
    }

    pub unsafe fn come(this: *const CountLatch) {
        unsafe {
            if (*this).left.fetch_sub(1, Ordering::AcqRel) == 1 {
                Latch::set(&raw const (*this).done);
            }
        }
    }
}
