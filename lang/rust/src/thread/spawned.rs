//! Threads that own what they work with.

use core::fmt;
use core::mem::forget;

use super::native::__ehub_crew_leave;
use super::packet::{Packet, join};
use super::{Id, Result};

/// As [`std::thread::JoinHandle`]. A function that is differentiated joins each thread that it starts, or the program ends with its name.
pub struct JoinHandle<T> {
    id: Id,
    packet: *mut Packet<T>,
}

unsafe impl<T> Send for JoinHandle<T> {}
unsafe impl<T> Sync for JoinHandle<T> {}

/// As [`std::thread::spawn`].
///
/// # Panics
/// If the system has no more threads.
#[inline]
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    let (id, packet) = unsafe { Packet::start(f, 0) };
    JoinHandle { id, packet }
}

impl<T> JoinHandle<T> {
    /// Wait for the thread, and take its result.
    ///
    /// # Errors
    /// What the thread panicked with.
    #[inline]
    pub fn join(self) -> Result<T> {
        unsafe {
            join(self.id);
            let packet = self.packet;
            forget(self);
            Packet::into_result(packet)
        }
    }
}

impl<T> Drop for JoinHandle<T> {
    #[inline]
    fn drop(&mut self) {
        unsafe {
            __ehub_crew_leave(self.id);
            Packet::done(self.packet);
        }
    }
}

impl<T> fmt::Debug for JoinHandle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JoinHandle").finish_non_exhaustive()
    }
}
