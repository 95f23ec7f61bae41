//! A queue of jobs: its owner takes the newest, all others the oldest.
//!
//! A lock around a ring. Nobody contends for it but thieves, and these look at the length first.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::job::JobRef;

#[derive(Default)]
pub struct Queue {
    jobs: Mutex<VecDeque<JobRef>>,
    length: AtomicUsize,
}

impl Queue {
    pub fn push(&self, job: JobRef) {
        self.change(|jobs| jobs.push_back(job));
    }

    pub fn newest(&self) -> Option<JobRef> {
        if self.is_empty() { None } else { self.change(VecDeque::pop_back) }
    }

    pub fn oldest(&self) -> Option<JobRef> {
        if self.is_empty() { None } else { self.change(VecDeque::pop_front) }
    }

    /// Sequentially consistent, as are the sleepers (`Pool::wake`): one of the two sees the other.
    pub fn is_empty(&self) -> bool {
        self.length.load(Ordering::SeqCst) == 0
    }

    fn change<T>(&self, change: impl FnOnce(&mut VecDeque<JobRef>) -> T) -> T {
        let mut jobs = self.jobs.lock().unwrap();
        let result = change(&mut jobs);
        self.length.store(jobs.len(), Ordering::SeqCst);
        result
    }
}
