//! Tasks that end before the scope does in which they are started.

use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};
use std::thread::Thread;

use crate::broadcast::BroadcastContext;
use crate::entries::{__ehub_scope_begin, __ehub_scope_end, __ehub_scope_spawn, __ehub_scope_spawn_on_all};
use crate::job::{JobRef, Panic, Run, caught, go_on};
use crate::latch::CountLatch;
use crate::pool::Pool;
use crate::thread_pool::run_in;
use crate::worker::Worker;

/// The tasks of a scope, and the first panic among them.
pub struct Tasks {
    pool: Arc<Pool>,
    left: CountLatch,
    panic: Mutex<Option<Panic>>,
    /// The one that waits.
    _thread: Box<Thread>,
}

struct Task {
    tasks: *const Tasks,
    run: Run,
    data: *mut u8,
}

impl Tasks {
    /// One is counted for the scope itself.
    pub fn new(pool: Option<&Pool>) -> Self {
        let thread = Box::new(std::thread::current());
        let pool = match pool {
            Some(pool) => pool.shared(),
            None => Pool::current(),
        };
        Tasks { pool, left: CountLatch::new(&thread, 1), panic: Mutex::new(None), _thread: thread }
    }

    pub unsafe fn spawn(this: *const Tasks, run: Run, data: *mut u8, in_order: bool) {
        let tasks = unsafe { &*this };
        tasks.left.add();
        let task = Box::into_raw(Box::new(Task { tasks: this, run, data }));
        let job = JobRef::new(Task::execute, task as *const ());
        if in_order { tasks.pool.inject(job) } else { tasks.pool.push(job) }
    }

    pub unsafe fn spawn_on_all(this: *const Tasks, run: Run, data: *mut u8) {
        let tasks = unsafe { &*this };
        let jobs = tasks.pool.seats.iter().map(|_| {
            tasks.left.add();
            JobRef::new(Task::execute, Box::into_raw(Box::new(Task { tasks: this, run, data })) as *const ())
        });
        tasks.pool.push_to_all(jobs.collect::<Vec<_>>());
    }

    unsafe fn done(this: *const Tasks, outcome: Result<(), Panic>) {
        unsafe {
            if let Err(panic) = outcome {
                (*this).panic.lock().unwrap().get_or_insert(panic);
            }
            CountLatch::come(&raw const (*this).left);
        }
    }

    /// Wait for all. They know it by its address, so it stays where it is.
    pub fn wait(&self) {
        unsafe { CountLatch::come(&self.left) };
        match Worker::current() {
            Some(worker) => worker.wait_for(&self.left.done),
            None => {
                while !self.left.done.is_set() {
                    std::thread::park();
                }
            }
        }
        if !std::thread::panicking() {
            go_on([self.panic.lock().unwrap().take()]);
        }
    }
}

impl Task {
    unsafe fn execute(this: *const ()) {
        unsafe {
            let task = Box::from_raw(this as *mut Task);
            Tasks::done(task.tasks, caught(task.run, task.data, true));
        }
    }
}

/// Where tasks are spawned, each of which may borrow what lives longer than the scope.
pub struct Scope<'scope> {
    tasks: Handle,
    marker: PhantomData<Box<dyn FnOnce(&Scope<'scope>) + Send + Sync + 'scope>>,
}

/// As [`Scope`]; of two tasks that a thread spawns, the earlier begins first.
pub struct ScopeFifo<'scope> {
    tasks: Handle,
    marker: PhantomData<Box<dyn FnOnce(&ScopeFifo<'scope>) + Send + Sync + 'scope>>,
}

/// What [`Tasks`] are to the code around them.
#[derive(Clone, Copy)]
struct Handle(*mut u8);

unsafe impl Send for Handle {}
unsafe impl Sync for Handle {}

impl Handle {
    #[inline]
    fn spawn<F: FnOnce(Handle)>(self, body: F, in_order: bool) {
        let task = Box::into_raw(Box::new((self, body)));
        unsafe { __ehub_scope_spawn(self.0, run_once::<F>, task.cast(), in_order) }
    }

    fn spawn_on_all<F: Fn(Handle)>(self, body: F) {
        let task = Arc::new((self, body));
        let count = unsafe { &*(self.0 as *const Tasks) }.pool.seats.len();
        (0..count).for_each(|_| std::mem::forget(task.clone()));
        unsafe { __ehub_scope_spawn_on_all(self.0, run_shared::<F>, Arc::as_ptr(&task) as *mut u8) }
    }
}

unsafe extern "C-unwind" fn run_once<F: FnOnce(Handle)>(data: *mut u8) {
    let (tasks, body) = *unsafe { Box::from_raw(data as *mut (Handle, F)) };
    body(tasks)
}

unsafe extern "C-unwind" fn run_shared<F: Fn(Handle)>(data: *mut u8) {
    let task = unsafe { Arc::from_raw(data as *const (Handle, F)) };
    (task.1)(task.0)
}

/// Ends a scope, also where its closure panics.
struct End(Handle);

impl Drop for End {
    #[inline]
    fn drop(&mut self) {
        unsafe { __ehub_scope_end(self.0.0) }
    }
}

#[inline]
fn with_tasks<R>(pool: *const u8, op: impl FnOnce(Handle) -> R) -> R {
    let end = End(Handle(unsafe { __ehub_scope_begin(pool) }));
    let result = op(end.0);
    drop(end);
    result
}

impl<'scope> Scope<'scope> {
    #[inline]
    fn of(tasks: Handle) -> Self {
        Scope { tasks, marker: PhantomData }
    }

    #[inline]
    pub(crate) fn within<R>(pool: *const u8, op: impl FnOnce(&Self) -> R) -> R {
        with_tasks(pool, |tasks| op(&Scope::of(tasks)))
    }

    #[inline]
    pub fn spawn<BODY>(&self, body: BODY)
    where
        BODY: FnOnce(&Scope<'scope>) + Send + 'scope,
    {
        self.tasks.spawn(|tasks| body(&Scope::of(tasks)), false)
    }

    /// A task for each thread of the pool.
    pub fn spawn_broadcast<BODY>(&self, body: BODY)
    where
        BODY: Fn(&Scope<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        self.tasks.spawn_on_all(move |tasks| BroadcastContext::with(|context| body(&Scope::of(tasks), context)))
    }
}

impl<'scope> ScopeFifo<'scope> {
    #[inline]
    fn of(tasks: Handle) -> Self {
        ScopeFifo { tasks, marker: PhantomData }
    }

    #[inline]
    pub(crate) fn within<R>(pool: *const u8, op: impl FnOnce(&Self) -> R) -> R {
        with_tasks(pool, |tasks| op(&ScopeFifo::of(tasks)))
    }

    #[inline]
    pub fn spawn_fifo<BODY>(&self, body: BODY)
    where
        BODY: FnOnce(&ScopeFifo<'scope>) + Send + 'scope,
    {
        self.tasks.spawn(|tasks| body(&ScopeFifo::of(tasks)), true)
    }

    /// A task for each thread of the pool.
    pub fn spawn_broadcast<BODY>(&self, body: BODY)
    where
        BODY: Fn(&ScopeFifo<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        self.tasks.spawn_on_all(move |tasks| BroadcastContext::with(|context| body(&ScopeFifo::of(tasks), context)))
    }
}

impl fmt::Debug for Scope<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scope").finish_non_exhaustive()
    }
}

impl fmt::Debug for ScopeFifo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopeFifo").finish_non_exhaustive()
    }
}

/// Run a closure in the pool, and wait for it and for all tasks that are spawned in it.
#[inline]
pub fn scope<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&Scope<'scope>) -> R + Send,
    R: Send,
{
    run_in(std::ptr::null(), || in_place_scope(op))
}

/// As [`scope`], in order.
#[inline]
pub fn scope_fifo<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&ScopeFifo<'scope>) -> R + Send,
    R: Send,
{
    run_in(std::ptr::null(), || in_place_scope_fifo(op))
}

/// As [`scope`]; the closure itself runs on this thread.
#[inline]
pub fn in_place_scope<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&Scope<'scope>) -> R,
{
    Scope::within(std::ptr::null(), op)
}

/// As [`in_place_scope`], in order.
#[inline]
pub fn in_place_scope_fifo<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&ScopeFifo<'scope>) -> R,
{
    ScopeFifo::within(std::ptr::null(), op)
}
