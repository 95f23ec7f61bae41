//! How pools are made.

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::io;
use std::sync::Arc;
use std::thread;

use crate::ThreadPool;
use crate::pool::{Handlers, Pool};
use crate::worker::Worker;

/// A thread that a pool asks for: whoever gets it calls `run` on a new thread.
pub struct ThreadBuilder {
    pool: Arc<Pool>,
    index: usize,
    name: Option<String>,
    stack: Option<usize>,
}

impl ThreadBuilder {
    pub(crate) fn new(pool: Arc<Pool>, index: usize, name: Option<String>, stack: Option<usize>) -> Self {
        ThreadBuilder { pool, index, name, stack }
    }

    pub fn index(&self) -> usize {
        self.index
    }

    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    pub fn stack_size(&self) -> Option<usize> {
        self.stack
    }

    /// Be a thread of the pool until it ends.
    pub fn run(self) {
        Worker::work(self.pool, self.index)
    }
}

impl fmt::Debug for ThreadBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadBuilder")
            .field("index", &self.index)
            .field("name", &self.name)
            .field("stack_size", &self.stack)
            .finish_non_exhaustive()
    }
}

/// How threads are started.
pub trait ThreadSpawn {
    fn spawn(&mut self, thread: ThreadBuilder) -> io::Result<()>;
}

#[derive(Debug, Default)]
pub struct DefaultSpawn;

impl ThreadSpawn for DefaultSpawn {
    fn spawn(&mut self, thread: ThreadBuilder) -> io::Result<()> {
        configured(&thread).spawn(|| thread.run()).map(drop)
    }
}

#[derive(Debug)]
pub struct CustomSpawn<F>(F);

impl<F: FnMut(ThreadBuilder) -> io::Result<()>> ThreadSpawn for CustomSpawn<F> {
    fn spawn(&mut self, thread: ThreadBuilder) -> io::Result<()> {
        (self.0)(thread)
    }
}

fn configured(thread: &ThreadBuilder) -> thread::Builder {
    let mut builder = thread::Builder::new();
    if let Some(name) = thread.name() {
        builder = builder.name(name.to_owned());
    }
    if let Some(size) = thread.stack_size() {
        builder = builder.stack_size(size);
    }
    builder
}

type Names = Box<dyn FnMut(usize) -> String>;

/// What a pool is to be like.
pub struct ThreadPoolBuilder<S = DefaultSpawn> {
    threads: usize,
    pub(crate) takes_current: bool,
    pub(crate) stack: Option<usize>,
    pub(crate) handlers: Handlers,
    pub(crate) spawn: S,
    names: Option<Names>,
}

impl Default for ThreadPoolBuilder {
    fn default() -> Self {
        ThreadPoolBuilder {
            threads: 0,
            takes_current: false,
            stack: None,
            handlers: Handlers::default(),
            spawn: DefaultSpawn,
            names: None,
        }
    }
}

impl ThreadPoolBuilder {
    pub fn new() -> Self {
        Self::default()
    }

    /// A pool whose threads end before this returns.
    pub fn build_scoped<W, F, R>(self, wrapper: W, with_pool: F) -> Result<R, ThreadPoolBuildError>
    where
        W: Fn(ThreadBuilder) + Sync,
        F: FnOnce(&ThreadPool) -> R,
    {
        thread::scope(|scope| {
            let start = |thread: ThreadBuilder| {
                let wrapper = &wrapper;
                configured(&thread).spawn_scoped(scope, || wrapper(thread)).map(drop)
            };
            let pool = self.spawn_handler(start).build()?;
            Ok(with_pool(&pool))
        })
    }
}

impl<S: ThreadSpawn> ThreadPoolBuilder<S> {
    pub fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        Pool::start(self).map(ThreadPool::of)
    }

    /// Make the global pool of it.
    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        Pool::start_global(self)
    }
}

impl<S> ThreadPoolBuilder<S> {
    pub fn spawn_handler<F>(self, spawn: F) -> ThreadPoolBuilder<CustomSpawn<F>>
    where
        F: FnMut(ThreadBuilder) -> io::Result<()>,
    {
        let ThreadPoolBuilder { threads, takes_current, stack, handlers, spawn: _, names } = self;
        ThreadPoolBuilder { threads, takes_current, stack, handlers, spawn: CustomSpawn(spawn), names }
    }

    pub fn thread_name<F>(mut self, closure: F) -> Self
    where
        F: FnMut(usize) -> String + 'static,
    {
        self.names = Some(Box::new(closure));
        self
    }

    /// 0: `RAYON_NUM_THREADS`, else as many as there are processors.
    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.threads = num_threads;
        self
    }

    pub fn use_current_thread(mut self) -> Self {
        self.takes_current = true;
        self
    }

    pub fn panic_handler<H>(mut self, panic_handler: H) -> Self
    where
        H: Fn(Box<dyn Any + Send>) + Send + Sync + 'static,
    {
        self.handlers.panic = Some(Box::new(panic_handler));
        self
    }

    pub fn stack_size(mut self, stack_size: usize) -> Self {
        self.stack = Some(stack_size);
        self
    }

    #[deprecated(note = "use `scope_fifo` and `spawn_fifo` for similar effect")]
    pub fn breadth_first(self) -> Self {
        self
    }

    pub fn start_handler<H>(mut self, start_handler: H) -> Self
    where
        H: Fn(usize) + Send + Sync + 'static,
    {
        self.handlers.start = Some(Box::new(start_handler));
        self
    }

    pub fn exit_handler<H>(mut self, exit_handler: H) -> Self
    where
        H: Fn(usize) + Send + Sync + 'static,
    {
        self.handlers.exit = Some(Box::new(exit_handler));
        self
    }

    pub(crate) fn name(&mut self, index: usize) -> Option<String> {
        self.names.as_mut().map(|names| names(index))
    }

    pub(crate) fn wanted_threads(&self) -> usize {
        let said = |name| std::env::var(name).ok().and_then(|text| text.parse::<usize>().ok());
        let asked = if self.threads > 0 { Some(self.threads) } else { None };
        asked
            .or_else(|| said("RAYON_NUM_THREADS"))
            .or_else(|| said("RAYON_RS_NUM_CPUS"))
            .filter(|&count| count > 0)
            .unwrap_or_else(|| thread::available_parallelism().map_or(1, |count| count.get()))
    }
}

impl<S> fmt::Debug for ThreadPoolBuilder<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadPoolBuilder")
            .field("num_threads", &self.threads)
            .field("use_current_thread", &self.takes_current)
            .field("stack_size", &self.stack)
            .finish_non_exhaustive()
    }
}

/// Why there is no pool.
#[derive(Debug)]
#[non_exhaustive]
pub enum ThreadPoolBuildError {
    GlobalPoolAlreadyInitialized,
    CurrentThreadAlreadyInPool,
    Io(io::Error),
}

impl fmt::Display for ThreadPoolBuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GlobalPoolAlreadyInitialized => f.write_str("The global thread pool has already been initialized."),
            Self::CurrentThreadAlreadyInPool => {
                f.write_str("The current thread is already part of another thread pool.")
            }
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl Error for ThreadPoolBuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}
