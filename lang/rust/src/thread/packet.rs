//! What a thread and its handle share.

use core::ffi::{c_int, c_void};
use core::hint::assert_unchecked;
use core::mem::{ManuallyDrop, MaybeUninit, needs_drop};
use core::ptr::{null, null_mut};
use std::boxed::Box;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::native::{__ehub_crew_last, __ehub_crew_panicked, __ehub_crew_tell};
use super::panic::Panic;
use super::{Id, Result};

unsafe extern "C" {
    fn pthread_create(
        id: *mut Id,
        attributes: *const c_void,
        run: extern "C-unwind" fn(*mut c_void) -> *mut c_void,
        start: *mut c_void,
    ) -> c_int;
    fn pthread_join(id: Id, result: *mut *mut c_void) -> c_int;
}

/// The result of a thread. Who is done with it last, the thread or its handle, releases it.
pub struct Packet<T> {
    result: MaybeUninit<T>,
    panicked: bool,
    done: bool,
    /// 0 for none.
    scope: usize,
}

/// What a thread is given.
struct Start<F, T> {
    work: F,
    packet: *mut Packet<T>,
}

extern "C-unwind" fn run<F: FnOnce() -> T, T>(start: *mut c_void) -> *mut c_void {
    let start = start as *mut Start<F, T>;
    unsafe {
        let packet = (*start).packet;
        // What is caught has no result: that would share its place with the closure. Nor is it asked for a panic, by a pointer that
        // may be null for all that LLVM knows.
        let mut is_whole = false;
        let outcome = ManuallyDrop::new(catch_unwind(AssertUnwindSafe(|| {
            Start::run(start);
            is_whole = true;
        })));
        if !is_whole {
            let panic = ManuallyDrop::into_inner(outcome).unwrap_err_unchecked();
            __ehub_crew_panicked(Box::into_raw(panic), Packet::<T>::panicked, packet.cast());
        }
        Packet::done(packet);
    }
    null_mut()
}

impl<F: FnOnce() -> T, T> Start<F, T> {
    unsafe fn run(this: *mut Self) {
        unsafe {
            let Start { work, packet } = *Box::from_raw(this);
            (*packet).result.write(work());
        }
    }
}

impl<T> Packet<T> {
    /// Start a thread. What `work` borrows must live until it is joined.
    #[inline]
    pub unsafe fn start<F: FnOnce() -> T>(work: F, scope: usize) -> (Id, *mut Self) {
        let packet =
            Box::into_raw(Box::new(Packet { result: MaybeUninit::uninit(), panicked: false, done: false, scope }));
        let start = Box::into_raw(Box::new(Start { work, packet }));
        let mut id = 0;
        let error = unsafe { pthread_create(&mut id, null(), run::<F, T>, start.cast()) };
        assert!(error == 0, "a thread cannot be started");
        (id, packet)
    }

    /// The thread has been joined.
    #[inline]
    pub unsafe fn into_result(this: *mut Self) -> Result<T> {
        unsafe {
            if (*this).panicked {
                drop(Box::from_raw(this));
                return Err(Panic(()));
            }
            let result: Result<T> = Ok((*this).result.assume_init_read());
            // A result may be told from a panic by a value that it never has, which LLVM does not know. rustc takes the plain question out.
            let place = (&raw const result).cast::<u8>().wrapping_add(0).cast::<Result<T>>();
            assert_unchecked((*place).is_ok());
            drop(Box::from_raw(this));
            result
        }
    }

    unsafe extern "C" fn panicked(this: *mut c_void) {
        let this = this as *mut Self;
        unsafe {
            (*this).panicked = true;
            Packet::done(this);
        }
    }

    /// One of the two has no use for it any more, and nobody will ask for the result.
    #[inline]
    pub unsafe fn done(this: *mut Self) {
        unsafe {
            if !__ehub_crew_last(&raw mut (*this).done) {
                return;
            }
            let mut packet = Box::from_raw(this);
            if packet.panicked {
                __ehub_crew_tell(packet.scope);
            } else if needs_drop::<T>() {
                packet.result.assume_init_drop();
            }
        }
    }
}

#[inline]
pub unsafe fn join(id: Id) {
    let error = unsafe { pthread_join(id, null_mut()) };
    assert!(error == 0, "a thread cannot be joined");
}
