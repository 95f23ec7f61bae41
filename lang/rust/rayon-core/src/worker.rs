//! A thread of a pool.

use std::cell::Cell;
use std::sync::Arc;
use std::thread::Thread;

use crate::job::{JobRef, Run, StackJob, caught, go_on};
use crate::latch::Latch;
use crate::pool::{Pool, Seat};

/// How often a thread looks for work before it sleeps.
const ROUNDS: u32 = 64;

pub struct Worker {
    pub pool: Arc<Pool>,
    pub index: usize,
    pub thread: Thread,
    /// Whether another thread gave away what begins now.
    pub migrated: Cell<bool>,
    next_victim: Cell<usize>,
}

thread_local! {
    static CURRENT: Cell<*const Worker> = const { Cell::new(std::ptr::null()) };
}

impl Worker {
    fn new(pool: Arc<Pool>, index: usize) -> Self {
        let thread = std::thread::current();
        let _ = pool.seats[index].thread.set(thread.clone());
        Worker { pool, index, thread, migrated: Cell::new(false), next_victim: Cell::new(index + 1) }
    }

    /// What this thread is in a pool.
    #[inline]
    pub fn current<'a>() -> Option<&'a Worker> {
        unsafe { CURRENT.get().as_ref() }
    }

    /// Make this thread one of the pool from now on.
    pub fn stay(pool: Arc<Pool>, index: usize) {
        CURRENT.set(Box::leak(Box::new(Worker::new(pool, index))));
    }

    /// Be a thread of the pool until it ends.
    pub fn work(pool: Arc<Pool>, index: usize) {
        let worker = Worker::new(pool, index);
        CURRENT.set(&worker);
        if let Some(start) = &worker.pool.handlers.start {
            start(index);
        }
        worker.work_until(|| worker.pool.is_over() && worker.seat().own.is_empty());
        if let Some(exit) = &worker.pool.handlers.exit {
            exit(index);
        }
        CURRENT.set(std::ptr::null());
    }

    pub fn seat(&self) -> &Seat {
        &self.pool.seats[self.index]
    }

    pub fn push(&self, job: JobRef) {
        self.seat().jobs.push(job);
        self.pool.wake();
    }

    /// Two runs that may happen at once.
    pub unsafe fn join(&self, first: (Run, *mut u8), second: (Run, *mut u8), migrated: bool) {
        let job = StackJob::new(second.0, second.1, Latch::new(&self.thread));
        self.push(job.as_ref());
        unsafe {
            let outcome = caught(first.0, first.1, migrated);
            loop {
                match self.seat().jobs.newest() {
                    Some(one) if one.is(&job) => {
                        job.run_here();
                        break;
                    }
                    Some(one) => one.execute(),
                    None => {
                        self.wait_for(&job.latch);
                        break;
                    }
                }
            }
            go_on([outcome.err(), job.panic()]);
        }
    }

    /// Do other work until the latch is set.
    pub fn wait_for(&self, latch: &Latch) {
        self.work_until(|| latch.is_set());
    }

    fn work_until(&self, done: impl Fn() -> bool) {
        let mut idle = 0;
        while !done() {
            if let Some(job) = self.find() {
                unsafe { job.execute() };
                idle = 0;
            } else if idle < ROUNDS {
                idle += 1;
                if idle % 8 == 0 { std::thread::yield_now() } else { std::hint::spin_loop() }
            } else {
                self.pool.sleep(self.index, || done() || self.sees_work());
                idle = 0;
            }
        }
    }

    /// A job: the newest of its own, else the oldest of others.
    pub fn find(&self) -> Option<JobRef> {
        let seat = self.seat();
        seat.jobs.newest().or_else(|| seat.own.oldest()).or_else(|| self.steal()).or_else(|| self.pool.injected.oldest())
    }

    fn steal(&self) -> Option<JobRef> {
        let count = self.pool.seats.len();
        let first = self.next_victim.get();
        (0..count).map(|k| (first + k) % count).filter(|&victim| victim != self.index).find_map(|victim| {
            let job = self.pool.seats[victim].jobs.oldest()?;
            self.next_victim.set(victim);
            Some(job)
        })
    }

    fn sees_work(&self) -> bool {
        let pool = &self.pool;
        !self.seat().own.is_empty() || !pool.injected.is_empty() || pool.seats.iter().any(|seat| !seat.jobs.is_empty())
    }
}
