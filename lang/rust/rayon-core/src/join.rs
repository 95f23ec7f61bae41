//! Two closures at once.

use std::cell::Cell;
use std::marker::PhantomData;
use std::mem::{ManuallyDrop, MaybeUninit, needs_drop};

use crate::entries::{__ehub_join, __ehub_pool_migrated};

/// What a closure of [`join_context`] is told.
#[derive(Debug)]
pub struct FnContext {
    migrated: bool,
    /// It belongs to the thread.
    _thread: PhantomData<*mut ()>,
}

impl FnContext {
    /// True if the closure runs on another thread than the one that called `join_context`.
    #[inline]
    pub fn migrated(&self) -> bool {
        self.migrated
    }
}

/// A closure and, when it has run, its result.
struct Branch<F, R> {
    work: ManuallyDrop<F>,
    result: MaybeUninit<R>,
    /// Read only where the other closure panics.
    done: Cell<bool>,
}

impl<F: FnOnce(FnContext) -> R, R> Branch<F, R> {
    #[inline]
    fn new(work: F) -> Self {
        Branch { work: ManuallyDrop::new(work), result: MaybeUninit::uninit(), done: Cell::new(false) }
    }

    unsafe extern "C-unwind" fn run(this: *mut u8) {
        let this = this as *mut Self;
        unsafe {
            let context = FnContext { migrated: __ehub_pool_migrated(), _thread: PhantomData };
            let work = ManuallyDrop::take(&mut (*this).work);
            (*this).result.write(work(context));
            if needs_drop::<R>() {
                (*this).done.set(true);
            }
        }
    }

    #[inline]
    unsafe fn into_result(self) -> R {
        let this = ManuallyDrop::new(self);
        unsafe { this.result.assume_init_read() }
    }
}

impl<F, R> Drop for Branch<F, R> {
    #[inline]
    fn drop(&mut self) {
        if needs_drop::<R>() && self.done.get() {
            unsafe { self.result.assume_init_drop() }
        }
    }
}

/// Run two closures, at once if another thread has time, and return their results.
#[inline]
pub fn join<A, B, RA, RB>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    join_context(|_| oper_a(), |_| oper_b())
}

/// As [`join`], for closures that want to know whether they run on another thread.
#[inline]
pub fn join_context<A, B, RA, RB>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce(FnContext) -> RA + Send,
    B: FnOnce(FnContext) -> RB + Send,
    RA: Send,
    RB: Send,
{
    let (mut a, mut b) = (Branch::<A, RA>::new(oper_a), Branch::<B, RB>::new(oper_b));
    unsafe {
        __ehub_join(Branch::<A, RA>::run, (&raw mut a).cast(), Branch::<B, RB>::run, (&raw mut b).cast());
        (a.into_result(), b.into_result())
    }
}
