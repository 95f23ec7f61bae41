//! Work as the pool sees it: a function and what it is given.

use std::any::Any;
use std::cell::UnsafeCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::latch::Latch;
use crate::worker::Worker;

/// Work, with its data; it may panic.
pub type Run = unsafe extern "C-unwind" fn(*mut u8);
pub type Panic = Box<dyn Any + Send>;

/// A reference to a job that lies elsewhere, and stays there until it was executed. `execute` does not unwind.
#[derive(Clone, Copy)]
pub struct JobRef {
    execute: unsafe fn(*const ()),
    job: *const (),
}

unsafe impl Send for JobRef {}

impl JobRef {
    pub fn new(execute: unsafe fn(*const ()), job: *const ()) -> Self {
        JobRef { execute, job }
    }

    pub unsafe fn execute(self) {
        unsafe { (self.execute)(self.job) }
    }

    pub fn is<T>(&self, job: &T) -> bool {
        std::ptr::addr_eq(self.job, job)
    }
}

/// Work that lies on the stack of somebody who waits for it.
pub struct StackJob {
    run: Run,
    data: *mut u8,
    panic: UnsafeCell<Option<Panic>>,
    pub latch: Latch,
}

impl StackJob {
    pub fn new(run: Run, data: *mut u8, latch: Latch) -> Self {
        StackJob { run, data, panic: UnsafeCell::new(None), latch }
    }

    pub fn as_ref(&self) -> JobRef {
        JobRef::new(Self::execute, self as *const Self as *const ())
    }

    unsafe fn execute(this: *const ()) {
        let this = this as *const Self;
        unsafe {
            let outcome = caught((*this).run, (*this).data, true);
            *(*this).panic.get() = outcome.err();
            Latch::set(&raw const (*this).latch);
        }
    }

    /// Do it here and now: nobody else has it.
    pub unsafe fn run_here(&self) {
        unsafe {
            let outcome = caught(self.run, self.data, false);
            *self.panic.get() = outcome.err();
        }
    }

    /// The panic in which it ended, when it is done.
    pub unsafe fn panic(&self) -> Option<Panic> {
        unsafe { (*self.panic.get()).take() }
    }
}

/// Run it, and keep what it panics with. `migrated`: it is told that another thread gave it away.
pub unsafe fn caught(run: Run, data: *mut u8, migrated: bool) -> Result<(), Panic> {
    if let Some(worker) = Worker::current() {
        worker.migrated.set(migrated);
    }
    catch_unwind(AssertUnwindSafe(|| unsafe { run(data) }))
}

/// Go on with the first panic, if there is one.
pub fn go_on(panics: impl IntoIterator<Item = Option<Panic>>) {
    if let Some(panic) = panics.into_iter().flatten().next() {
        resume_unwind(panic)
    }
}
