//! A pool: its workers' queues, and who sleeps.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::thread::Thread;

use crate::builder::{ThreadBuilder, ThreadPoolBuildError, ThreadPoolBuilder, ThreadSpawn};
use crate::job::{JobRef, Panic, Run, StackJob, go_on};
use crate::latch::Latch;
use crate::queue::Queue;
use crate::worker::Worker;

/// What other threads may touch of a worker.
#[derive(Default)]
pub struct Seat {
    pub jobs: Queue,
    /// For this worker alone.
    pub own: Queue,
    pub thread: OnceLock<Thread>,
}

type PanicHandler = Box<dyn Fn(Panic) + Send + Sync>;
type ThreadHandler = Box<dyn Fn(usize) + Send + Sync>;

#[derive(Default)]
pub struct Handlers {
    pub panic: Option<PanicHandler>,
    pub start: Option<ThreadHandler>,
    pub exit: Option<ThreadHandler>,
}

pub struct Pool {
    itself: Weak<Pool>,
    pub seats: Vec<Seat>,
    pub injected: Queue,
    pub handlers: Handlers,
    sleepers: Mutex<Vec<usize>>,
    sleeping: AtomicUsize,
    /// Jobs that nobody waits for: the pool does not end before they are done.
    detached: AtomicUsize,
    ended: AtomicBool,
}

static GLOBAL: OnceLock<Arc<Pool>> = OnceLock::new();
static MAKES_GLOBAL: Mutex<()> = Mutex::new(());

impl Pool {
    pub fn start<S: ThreadSpawn>(mut plan: ThreadPoolBuilder<S>) -> Result<Arc<Pool>, ThreadPoolBuildError> {
        let count = plan.wanted_threads().min(crate::max_num_threads());
        let pool = Arc::new_cyclic(|itself| Pool {
            itself: itself.clone(),
            seats: (0..count).map(|_| Seat::default()).collect(),
            injected: Queue::default(),
            handlers: std::mem::take(&mut plan.handlers),
            sleepers: Mutex::default(),
            sleeping: AtomicUsize::new(0),
            detached: AtomicUsize::new(0),
            ended: AtomicBool::new(false),
        });
        let first = usize::from(plan.takes_current);
        if plan.takes_current {
            if Worker::current().is_some() {
                return Err(ThreadPoolBuildError::CurrentThreadAlreadyInPool);
            }
            Worker::stay(pool.clone(), 0);
        }
        for index in first..count {
            let thread = ThreadBuilder::new(pool.clone(), index, plan.name(index), plan.stack);
            if let Err(error) = plan.spawn.spawn(thread) {
                pool.end();
                return Err(ThreadPoolBuildError::Io(error));
            }
        }
        Ok(pool)
    }

    pub fn start_global<S: ThreadSpawn>(plan: ThreadPoolBuilder<S>) -> Result<(), ThreadPoolBuildError> {
        let _one_at_a_time = MAKES_GLOBAL.lock().unwrap();
        if GLOBAL.get().is_some() {
            return Err(ThreadPoolBuildError::GlobalPoolAlreadyInitialized);
        }
        let pool = Pool::start(plan)?;
        GLOBAL.get_or_init(|| pool);
        Ok(())
    }

    pub fn global() -> &'static Arc<Pool> {
        if GLOBAL.get().is_none() {
            match Pool::start_global(ThreadPoolBuilder::new()) {
                Ok(()) | Err(ThreadPoolBuildError::GlobalPoolAlreadyInitialized) => {}
                Err(ThreadPoolBuildError::Io(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    let _ = Pool::start_global(ThreadPoolBuilder::new().num_threads(1).use_current_thread());
                }
                Err(error) => panic!("the global pool of threads cannot be started: {error}"),
            }
        }
        GLOBAL.get().expect("it was just started")
    }

    /// The pool that runs the caller, else the global one.
    pub fn current() -> Arc<Pool> {
        Worker::current().map_or_else(|| Pool::global().clone(), |worker| worker.pool.clone())
    }

    /// Run it on a thread of the pool, and wait until it is done.
    pub unsafe fn run(&self, run: Run, data: *mut u8) {
        unsafe {
            match Worker::current() {
                Some(worker) if std::ptr::eq(&*worker.pool, self) => run(data),
                Some(worker) => {
                    let job = StackJob::new(run, data, Latch::new(&worker.thread));
                    self.inject(job.as_ref());
                    worker.wait_for(&job.latch);
                    go_on([job.panic()]);
                }
                None => {
                    let thread = std::thread::current();
                    let job = StackJob::new(run, data, Latch::new(&thread));
                    self.inject(job.as_ref());
                    while !job.latch.is_set() {
                        std::thread::park();
                    }
                    go_on([job.panic()]);
                }
            }
        }
    }

    pub fn shared(&self) -> Arc<Pool> {
        self.itself.upgrade().expect("a pool that lives")
    }

    /// Leave a job to whoever comes first.
    pub fn inject(&self, job: JobRef) {
        self.injected.push(job);
        self.wake();
    }

    /// Leave a job to this thread, if it is one of the pool, else to whoever comes first.
    pub fn push(&self, job: JobRef) {
        match Worker::current() {
            Some(worker) if std::ptr::eq(&*worker.pool, self) => worker.push(job),
            _ => self.inject(job),
        }
    }

    /// Leave a job to each thread of the pool.
    pub fn push_to_all(&self, jobs: impl IntoIterator<Item = JobRef>) {
        for (seat, job) in self.seats.iter().zip(jobs) {
            seat.own.push(job);
            seat.wake();
        }
    }

    pub fn detach(&self) {
        self.detached.fetch_add(1, Ordering::SeqCst);
    }

    pub fn attached(&self) {
        if self.detached.fetch_sub(1, Ordering::SeqCst) == 1 && self.ended.load(Ordering::SeqCst) {
            self.wake_all();
        }
    }

    /// Told of a panic that nobody waits for.
    pub fn panicked(&self, panic: Panic) {
        match &self.handlers.panic {
            Some(handler) => handler(panic),
            None => {
                eprintln!("rayon: a spawned task panicked, and there is no panic handler");
                std::process::abort()
            }
        }
    }

    /// Its threads end when all is done.
    pub fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
        self.wake_all();
    }

    pub fn is_over(&self) -> bool {
        self.ended.load(Ordering::SeqCst) && self.detached.load(Ordering::SeqCst) == 0 && self.injected.is_empty()
    }

    fn wake_all(&self) {
        self.seats.iter().for_each(Seat::wake);
    }

    /// Wake one of those that sleep. A sleeper is counted before it looks for work the last time.
    pub fn wake(&self) {
        if self.sleeping.load(Ordering::SeqCst) == 0 {
            return;
        }
        let sleeper = self.sleepers.lock().unwrap().pop();
        if let Some(index) = sleeper {
            self.sleeping.fetch_sub(1, Ordering::SeqCst);
            self.seats[index].wake();
        }
    }

    /// Sleep until woken, unless `stays` says after all that there is something to do.
    pub fn sleep(&self, index: usize, stays: impl Fn() -> bool) {
        self.sleepers.lock().unwrap().push(index);
        self.sleeping.fetch_add(1, Ordering::SeqCst);
        if !stays() {
            std::thread::park();
        }
        let mut sleepers = self.sleepers.lock().unwrap();
        if let Some(at) = sleepers.iter().position(|&one| one == index) {
            sleepers.swap_remove(at);
            self.sleeping.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

impl Seat {
    fn wake(&self) {
        if let Some(thread) = self.thread.get() {
            thread.unpark();
        }
    }
}
