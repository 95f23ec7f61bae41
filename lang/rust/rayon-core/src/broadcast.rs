//! The same closure on all threads of a pool.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use crate::entries::{__ehub_pool_broadcast, __ehub_pool_spawn_on_all};
use crate::pool::Pool;
use crate::worker::Worker;

/// What the closure is told: on which thread it runs.
pub struct BroadcastContext<'a> {
    worker: &'a Worker,
    marker: PhantomData<&'a mut dyn Fn()>,
}

impl BroadcastContext<'_> {
    pub(crate) fn with<R>(f: impl FnOnce(BroadcastContext<'_>) -> R) -> R {
        f(BroadcastContext { worker: Worker::current().expect("a thread of the pool"), marker: PhantomData })
    }

    /// The thread's number in the pool.
    pub fn index(&self) -> usize {
        self.worker.index
    }

    /// The number of threads.
    pub fn num_threads(&self) -> usize {
        self.worker.pool.seats.len()
    }
}

impl fmt::Debug for BroadcastContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BroadcastContext").field("index", &self.index()).field("num_threads", &self.num_threads()).finish()
    }
}

/// Run a closure on all threads of the pool, and return what each returned.
pub fn broadcast<OP, R>(op: OP) -> Vec<R>
where
    OP: Fn(BroadcastContext<'_>) -> R + Sync,
    R: Send,
{
    broadcast_in(&Pool::current(), op)
}

/// Run a closure on all threads of the pool at some time.
pub fn spawn_broadcast<OP>(op: OP)
where
    OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static,
{
    spawn_broadcast_in(&Pool::current(), op)
}

pub(crate) fn broadcast_in<R: Send>(pool: &Arc<Pool>, op: impl Fn(BroadcastContext<'_>) -> R + Sync) -> Vec<R> {
    struct Errand<F, R> {
        op: F,
        results: Vec<std::sync::Mutex<Option<R>>>,
    }
    unsafe extern "C-unwind" fn run<F: Fn(BroadcastContext<'_>) -> R, R>(data: *mut u8) {
        let errand = unsafe { &*(data as *const Errand<F, R>) };
        BroadcastContext::with(|context| {
            let place = &errand.results[context.index()];
            *place.lock().unwrap() = Some((errand.op)(context));
        })
    }
    fn start<F: Fn(BroadcastContext<'_>) -> R, R>(pool: &Arc<Pool>, errand: &mut Errand<F, R>) {
        unsafe { __ehub_pool_broadcast(Arc::as_ptr(pool).cast(), run::<F, R>, (errand as *mut Errand<F, R>).cast()) }
    }
    let results = pool.seats.iter().map(|_| Default::default()).collect();
    let mut errand = Errand { op, results };
    start(pool, &mut errand);
    errand.results.into_iter().map(|one| one.into_inner().unwrap().expect("each thread ran it")).collect()
}

pub(crate) fn spawn_broadcast_in<F: Fn(BroadcastContext<'_>)>(pool: &Arc<Pool>, op: F) {
    unsafe extern "C-unwind" fn run<F: Fn(BroadcastContext<'_>)>(data: *mut u8) {
        let op = unsafe { Arc::from_raw(data as *const F) };
        BroadcastContext::with(|context| op(context))
    }
    let op = Arc::new(op);
    pool.seats.iter().for_each(|_| std::mem::forget(op.clone()));
    unsafe { __ehub_pool_spawn_on_all(Arc::as_ptr(pool).cast(), run::<F>, Arc::as_ptr(&op) as *mut u8) }
}
