//! The pool of threads below rayon, in a form that `enzyme-hub-ld` differentiates.
//!
//! It takes the place of `rayon-core` in a project (`[patch.crates-io]`, which `cargo enzyme-hub init` writes): rayon itself is the
//! one that everybody uses. The difference lies in how work is handed to the pool: always as a function and its data, to one of the
//! functions of [`entries`], which are never inlined. The linker knows these by their names: what `__ehub_join` is given are two
//! calls, and their derivatives are handed to it again.

mod broadcast;
mod builder;
mod detached;
pub mod entries;
mod job;
mod join;
mod latch;
mod pool;
mod queue;
mod scope;
mod spawn;
mod thread_pool;
mod worker;

pub use broadcast::{BroadcastContext, broadcast, spawn_broadcast};
pub use builder::{ThreadBuilder, ThreadPoolBuildError, ThreadPoolBuilder};
pub use join::{FnContext, join, join_context};
pub use scope::{Scope, ScopeFifo, in_place_scope, in_place_scope_fifo, scope, scope_fifo};
pub use spawn::{spawn, spawn_fifo};
pub use thread_pool::{
    ThreadPool, Yield, current_thread_has_pending_tasks, current_thread_index, yield_local, yield_now,
};

/// The most threads that a pool may have.
pub fn max_num_threads() -> usize {
    u16::MAX as usize
}

/// The number of threads in the pool that runs the caller, else in the global one.
#[inline]
pub fn current_num_threads() -> usize {
    unsafe { entries::__ehub_pool_threads() }
}
