//! The pool as rayon's users know it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, mpsc};

use rayon_core::*;

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().unwrap()
}

fn fib(n: u32) -> u64 {
    if n < 2 {
        return n.into();
    }
    let (a, b) = join(|| fib(n - 1), || fib(n - 2));
    a + b
}

#[test]
fn joins_in_joins_and_from_outside() {
    assert_eq!(fib(20), 6765);
    for threads in [1, 2, 4] {
        let pool = pool(threads);
        assert_eq!(pool.install(|| (fib(18), current_num_threads())), (2584, threads));
        assert!(pool.install(current_thread_index).unwrap() < threads);
    }
    assert_eq!(current_thread_index(), None);
}

#[test]
fn many_threads_ask_at_once() {
    let pool = Arc::new(pool(3));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| (0..50).for_each(|_| assert_eq!(pool.install(|| fib(8)), 21)));
        }
    });
}

#[test]
fn pools_in_pools() {
    let (one, other) = (pool(2), pool(2));
    let total = one.install(|| join(|| other.install(|| one.install(|| fib(10))), || other.install(|| fib(11))));
    assert_eq!(total, (55, 89));
}

struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, SeqCst);
    }
}

#[test]
fn panics_come_out_and_results_are_dropped() {
    for threads in [1, 3] {
        pool(threads).install(|| {
            let drops = AtomicUsize::new(0);
            let first = catch_unwind(AssertUnwindSafe(|| join(|| panic!("first"), || Counted(&drops))));
            assert_eq!(*first.err().unwrap().downcast::<&str>().unwrap(), "first");
            let second = catch_unwind(AssertUnwindSafe(|| join(|| Counted(&drops), || panic!("second"))));
            assert!(second.is_err());
            assert_eq!(drops.load(SeqCst), 2);
            assert_eq!(fib(10), 55);
        });
    }
}

#[test]
fn tasks_end_with_their_scope() {
    let count = AtomicUsize::new(0);
    for _ in 0..100 {
        scope(|outer| {
            for _ in 0..4 {
                outer.spawn(|inner| inner.spawn(|_| _ = count.fetch_add(1, SeqCst)));
            }
        });
    }
    in_place_scope(|scope| scope.spawn(|_| _ = count.fetch_add(1, SeqCst)));
    assert_eq!(count.load(SeqCst), 401);
    assert!(catch_unwind(|| scope(|scope| scope.spawn(|_| panic!()))).is_err());
}

#[test]
fn in_order() {
    let seen = Mutex::new(Vec::new());
    pool(1).scope_fifo(|scope| {
        for k in 0..10 {
            let seen = &seen;
            scope.spawn_fifo(move |_| seen.lock().unwrap().push(k));
        }
    });
    assert_eq!(seen.into_inner().unwrap(), (0..10).collect::<Vec<_>>());
}

#[test]
fn all_threads() {
    let pool = pool(3);
    assert_eq!(pool.broadcast(|context| (context.index(), context.num_threads())), [(0, 3), (1, 3), (2, 3)]);
    let count = AtomicUsize::new(0);
    pool.scope(|scope| scope.spawn_broadcast(|_, _| _ = count.fetch_add(1, SeqCst)));
    assert_eq!(count.load(SeqCst), 3);
}

#[test]
fn what_nobody_waits_for() {
    let (send, receive) = mpsc::channel();
    let pool = pool(2);
    for k in 0..10 {
        let send = send.clone();
        pool.spawn(move || send.send(k).unwrap());
    }
    drop((pool, send)); // its threads end when all is done
    assert_eq!(receive.iter().sum::<i32>(), 45);
}

#[test]
fn builders() {
    let ends = Arc::new(AtomicUsize::new(0));
    let counted = ends.clone();
    let threads = ThreadPoolBuilder::new()
        .num_threads(2)
        .thread_name(|k| format!("worker {k}"))
        .stack_size(1 << 20)
        .exit_handler(move |_| _ = counted.fetch_add(1, SeqCst))
        .build_scoped(|thread| thread.run(), |pool| pool.install(|| std::thread::current().name().map(str::to_owned)));
    assert!(threads.unwrap().unwrap().starts_with("worker "));
    assert_eq!(ends.load(SeqCst), 2);
    let failing = ThreadPoolBuilder::new().num_threads(1).spawn_handler(|_| Err(std::io::Error::other("none")));
    assert_eq!(failing.build().unwrap_err().to_string(), "none");
}
