//! Threads that end before a scope does, and may borrow what lives longer.

use core::fmt;
use core::marker::PhantomData;
use core::mem::forget;

use super::native::{__ehub_crew_add, __ehub_crew_any, __ehub_crew_end, __ehub_crew_new, __ehub_crew_take};
use super::packet::{Packet, join};
use super::{Id, Result};

/// As [`std::thread::Scope`].
pub struct Scope<'scope, 'env: 'scope> {
    crew: usize,
    scope: PhantomData<&'scope mut &'scope ()>,
    env: PhantomData<&'env mut &'env ()>,
}

/// As [`std::thread::ScopedJoinHandle`].
pub struct ScopedJoinHandle<'scope, T> {
    id: Id,
    crew: usize,
    packet: *mut Packet<T>,
    scope: PhantomData<&'scope ()>,
}

unsafe impl<T> Send for ScopedJoinHandle<'_, T> {}
unsafe impl<T> Sync for ScopedJoinHandle<'_, T> {}

/// As [`std::thread::scope`]: threads that the closure starts, and does not join, are joined when it returns.
#[inline]
pub fn scope<'env, F, T>(f: F) -> T
where
    F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T,
{
    let scope = Scope { crew: __ehub_crew_new(), scope: PhantomData, env: PhantomData };
    let end = End(scope.crew);
    let result = f(&scope);
    forget(end);
    assert!(!unsafe { end_of(scope.crew) }, "a scoped thread panicked");
    result
}

/// Joins the threads of a scope that is left by a panic.
struct End(usize);

impl Drop for End {
    #[inline]
    fn drop(&mut self) {
        unsafe { end_of(self.0) };
    }
}

/// Whether a thread panicked that nobody joined.
#[inline]
unsafe fn end_of(crew: usize) -> bool {
    unsafe {
        loop {
            match __ehub_crew_any(crew) {
                0 => return __ehub_crew_end(crew),
                id => join(id),
            }
        }
    }
}

impl<'scope> Scope<'scope, '_> {
    /// Run a closure in a thread of its own.
    ///
    /// # Panics
    /// If the system has no more threads.
    #[inline]
    pub fn spawn<F, T>(&'scope self, f: F) -> ScopedJoinHandle<'scope, T>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        let (id, packet) = unsafe { Packet::start(f, self.crew) };
        unsafe { __ehub_crew_add(self.crew, id) };
        ScopedJoinHandle { id, crew: self.crew, packet, scope: PhantomData }
    }
}

impl<T> ScopedJoinHandle<'_, T> {
    /// Wait for the thread, and take its result.
    ///
    /// # Errors
    /// What the thread panicked with.
    #[inline]
    pub fn join(self) -> Result<T> {
        unsafe {
            __ehub_crew_take(self.crew, self.id);
            join(self.id);
            let packet = self.packet;
            forget(self);
            Packet::into_result(packet)
        }
    }
}

impl<T> Drop for ScopedJoinHandle<'_, T> {
    #[inline]
    fn drop(&mut self) {
        unsafe { Packet::done(self.packet) }
    }
}

impl fmt::Debug for Scope<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scope").finish_non_exhaustive()
    }
}

impl<T> fmt::Debug for ScopedJoinHandle<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopedJoinHandle").finish_non_exhaustive()
    }
}
