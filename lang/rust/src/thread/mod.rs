//! Threads with the interface of [`std::thread`], through which derivatives go: write `use enzyme_hub::thread;` where
//! `use std::thread;` was. rustc inlines the standard library's own threads into the program, where nobody can tell their
//! bookkeeping from what is computed. These stand on pthreads, whose names the linker knows. What [`std::thread`] has and this
//! has not: `Builder`, names, `is_finished`, and what a thread panicked with ([`Panic`]).
//!
//! ```
//! use enzyme_hub::{autodiff_reverse, thread};
//!
//! #[autodiff_reverse(energy_gradient, Duplicated, Active)]
//! fn energy(x: &[f64]) -> f64 {
//!     let (a, b) = x.split_at(x.len() / 2);
//!     thread::scope(|s| {
//!         let first = s.spawn(|| a.iter().map(|v| v * v).sum::<f64>());
//!         let second: f64 = b.iter().product();
//!         first.join().unwrap() * second
//!     })
//! }
//!
//! let mut gradient = [0.0; 4];
//! assert_eq!(energy_gradient(&[1.0, 2.0, 3.0, 4.0], &mut gradient, 1.0), 60.0);
//! assert_eq!(gradient, [24.0, 48.0, 20.0, 15.0]);
//! ```

mod native;
mod packet;
mod panic;
mod scoped;
mod spawned;

pub use panic::Panic;
pub use scoped::{Scope, ScopedJoinHandle, scope};
pub use spawned::{JoinHandle, spawn};
pub use std::thread::{
    AccessError, LocalKey, Thread, ThreadId, available_parallelism, current, panicking, park, park_timeout, sleep,
    yield_now,
};

/// What joining a thread returns.
pub type Result<T> = core::result::Result<T, Panic>;

type Id = usize; // pthread_t
