//! Jobs that nobody waits for, and those of all threads.

use std::sync::Arc;

use crate::job::{JobRef, Run, StackJob, caught, go_on};
use crate::latch::Latch;
use crate::pool::Pool;
use crate::worker::Worker;

struct Detached {
    pool: Arc<Pool>,
    run: Run,
    data: *mut u8,
}

impl Detached {
    fn job(pool: &Arc<Pool>, run: Run, data: *mut u8) -> JobRef {
        pool.detach();
        let job = Detached { pool: pool.clone(), run, data };
        JobRef::new(Self::execute, Box::into_raw(Box::new(job)) as *const ())
    }

    unsafe fn execute(this: *const ()) {
        let job = unsafe { Box::from_raw(this as *mut Self) };
        if let Err(panic) = unsafe { caught(job.run, job.data, true) } {
            job.pool.panicked(panic);
        }
        job.pool.attached();
    }
}

fn pool_or_current(pool: Option<&Pool>) -> Arc<Pool> {
    pool.map_or_else(Pool::current, Pool::shared)
}

pub unsafe fn spawn(pool: Option<&Pool>, run: Run, data: *mut u8, in_order: bool) {
    let pool = pool_or_current(pool);
    let job = Detached::job(&pool, run, data);
    if in_order { pool.inject(job) } else { pool.push(job) }
}

pub unsafe fn spawn_on_all(pool: Option<&Pool>, run: Run, data: *mut u8) {
    let pool = pool_or_current(pool);
    let jobs: Vec<_> = pool.seats.iter().map(|_| Detached::job(&pool, run, data)).collect();
    pool.push_to_all(jobs);
}

pub unsafe fn broadcast(pool: Option<&Pool>, run: Run, data: *mut u8) {
    let pool = pool_or_current(pool);
    let thread = std::thread::current();
    let jobs: Vec<_> = pool.seats.iter().map(|_| StackJob::new(run, data, Latch::new(&thread))).collect();
    pool.push_to_all(jobs.iter().map(StackJob::as_ref));
    for job in &jobs {
        match Worker::current() {
            Some(worker) => worker.wait_for(&job.latch),
            None => {
                while !job.latch.is_set() {
                    std::thread::park();
                }
            }
        }
    }
    go_on(jobs.iter().map(|job| unsafe { job.panic() }));
}
