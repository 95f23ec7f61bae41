//! Pools of one's own.

use std::fmt;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::sync::Arc;

use crate::broadcast::{BroadcastContext, broadcast_in, spawn_broadcast_in};
use crate::builder::ThreadPoolBuildError;
use crate::entries::{__ehub_pool_index, __ehub_pool_run, __ehub_pool_yield};
use crate::pool::Pool;
use crate::spawn::spawn_in;
use crate::worker::Worker;
use crate::{Scope, ScopeFifo};

/// A pool of threads, which end when it is dropped and all is done.
pub struct ThreadPool {
    pool: Arc<Pool>,
}

/// What a thread did that yielded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    /// A job.
    Executed,
    /// Nothing: there was none.
    Idle,
}

impl ThreadPool {
    pub(crate) fn of(pool: Arc<Pool>) -> Self {
        ThreadPool { pool }
    }

    #[deprecated(note = "Use `ThreadPoolBuilder::build`")]
    pub fn new(builder: crate::ThreadPoolBuilder) -> Result<ThreadPool, ThreadPoolBuildError> {
        builder.build()
    }

    #[inline]
    fn address(&self) -> *const u8 {
        Arc::as_ptr(&self.pool).cast()
    }

    /// Run a closure on one of its threads, and wait for it.
    #[inline]
    pub fn install<OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce() -> R + Send,
        R: Send,
    {
        run_in(self.address(), op)
    }

    pub fn broadcast<OP, R>(&self, op: OP) -> Vec<R>
    where
        OP: Fn(BroadcastContext<'_>) -> R + Sync,
        R: Send,
    {
        broadcast_in(&self.pool, op)
    }

    #[inline]
    pub fn current_num_threads(&self) -> usize {
        self.pool.seats.len()
    }

    fn worker(&self) -> Option<&Worker> {
        Worker::current().filter(|worker| Arc::ptr_eq(&worker.pool, &self.pool))
    }

    /// The number of the thread that calls, if it is one of the pool.
    pub fn current_thread_index(&self) -> Option<usize> {
        self.worker().map(|worker| worker.index)
    }

    pub fn current_thread_has_pending_tasks(&self) -> Option<bool> {
        self.worker().map(has_pending_tasks)
    }

    #[inline]
    pub fn join<A, B, RA, RB>(&self, oper_a: A, oper_b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.install(|| crate::join(oper_a, oper_b))
    }

    #[inline]
    pub fn scope<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&Scope<'scope>) -> R + Send,
        R: Send,
    {
        self.install(|| crate::scope(op))
    }

    #[inline]
    pub fn scope_fifo<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&ScopeFifo<'scope>) -> R + Send,
        R: Send,
    {
        self.install(|| crate::scope_fifo(op))
    }

    #[inline]
    pub fn in_place_scope<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&Scope<'scope>) -> R,
    {
        Scope::within(self.address(), op)
    }

    #[inline]
    pub fn in_place_scope_fifo<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&ScopeFifo<'scope>) -> R,
    {
        ScopeFifo::within(self.address(), op)
    }

    pub fn spawn<OP>(&self, op: OP)
    where
        OP: FnOnce() + Send + 'static,
    {
        spawn_in(self.address(), op, false)
    }

    pub fn spawn_fifo<OP>(&self, op: OP)
    where
        OP: FnOnce() + Send + 'static,
    {
        spawn_in(self.address(), op, true)
    }

    pub fn spawn_broadcast<OP>(&self, op: OP)
    where
        OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static,
    {
        spawn_broadcast_in(&self.pool, op)
    }

    pub fn yield_now(&self) -> Option<Yield> {
        self.worker().and_then(|_| yield_now())
    }

    pub fn yield_local(&self) -> Option<Yield> {
        self.worker().and_then(|_| yield_local())
    }
}

impl Drop for ThreadPool {
    fn drop(&mut self) {
        self.pool.end();
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadPool").field("num_threads", &self.current_num_threads()).finish_non_exhaustive()
    }
}

/// Run a closure on a thread of a pool: of the one around the caller, else of the global one, if it is null.
#[inline]
pub(crate) fn run_in<F: FnOnce() -> R, R>(pool: *const u8, work: F) -> R {
    struct Errand<F, R> {
        work: ManuallyDrop<F>,
        result: MaybeUninit<R>,
    }
    unsafe extern "C-unwind" fn run<F: FnOnce() -> R, R>(data: *mut u8) {
        unsafe {
            let errand = data as *mut Errand<F, R>;
            let work = ManuallyDrop::take(&mut (*errand).work);
            (*errand).result.write(work());
        }
    }
    let mut errand = Errand::<F, R> { work: ManuallyDrop::new(work), result: MaybeUninit::uninit() };
    unsafe {
        __ehub_pool_run(pool, run::<F, R>, (&raw mut errand).cast());
        errand.result.assume_init_read()
    }
}

/// The number of the thread that calls in its pool.
#[inline]
pub fn current_thread_index() -> Option<usize> {
    Some(unsafe { __ehub_pool_index() }).filter(|&index| index != usize::MAX)
}

/// Whether jobs wait that this thread has left to others.
pub fn current_thread_has_pending_tasks() -> Option<bool> {
    Worker::current().map(has_pending_tasks)
}

fn has_pending_tasks(worker: &Worker) -> bool {
    !worker.seat().jobs.is_empty()
}

/// Do a job of the pool's, if there is one.
pub fn yield_now() -> Option<Yield> {
    yielded(unsafe { __ehub_pool_yield(false) })
}

/// Do a job that this thread has left to others, if there is one.
pub fn yield_local() -> Option<Yield> {
    yielded(unsafe { __ehub_pool_yield(true) })
}

fn yielded(done: i32) -> Option<Yield> {
    match done {
        1 => Some(Yield::Executed),
        0 => Some(Yield::Idle),
        _ => None,
    }
}
