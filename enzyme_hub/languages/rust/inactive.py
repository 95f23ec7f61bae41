"""Functions of Rust's standard library through which no derivative flows: panics, formatting, files, time, threads' names."""

from __future__ import annotations

from enzyme_hub.languages.rust.names import rust_path

_NAMES = frozenset(
    """
    rust_eh_personality __rust_no_alloc_shim_is_unstable __rust_no_alloc_shim_is_unstable_v2
    __rust_alloc_error_handler __rust_alloc_error_handler_should_panic __rust_alloc_error_handler_should_panic_v2
    __rust_start_panic __rust_panic_cleanup __rust_drop_panic __rust_foreign_exception rust_begin_unwind
    """.split()
)
# Leading paths.
_PATHS = frozenset(
    tuple(path.split("::"))
    for path in """
    core::panicking core::fmt core::option::expect_failed core::option::unwrap_failed core::result::unwrap_failed
    core::slice::index::slice_index_fail core::slice::index::slice_start_index_len_fail
    core::slice::index::slice_end_index_len_fail core::slice::index::slice_index_order_fail
    core::slice::index::slice_start_index_overflow_fail core::slice::index::slice_end_index_overflow_fail
    core::str::slice_error_fail core::slice::copy_from_slice_impl::len_mismatch_fail
    core::cell::panic_already_borrowed core::cell::panic_already_mutably_borrowed
    core::num::int_log10::panic_for_nonpositive_argument
    core::slice::sort::shared::smallsort::panic_on_ord_violation core::array::iter::panic core::unicode core::char
    core::num::dec2flt core::num::flt2dec core::num::fmt core::str alloc::alloc::handle_alloc_error
    alloc::raw_vec::handle_error alloc::raw_vec::capacity_overflow alloc::fmt alloc::string alloc::str
    alloc::vec::swap_remove::assert_failed alloc::vec::Vec::swap_remove::assert_failed
    alloc::vec::insert::assert_failed alloc::vec::remove::assert_failed alloc::vec::split_off::assert_failed
    std::io::stdio std::io::error std::io::Write
    std::panicking::begin_panic std::panicking::begin_panic_handler std::panicking::panic_with_hook
    std::panicking::rust_panic_with_hook std::panicking::rust_panic_without_hook std::panicking::rust_panic
    std::panicking::rust_begin_unwind std::panicking::panicking std::panicking::panic_count std::panicking::set_hook
    std::panicking::take_hook std::panicking::catch_unwind::cleanup std::panicking::try::cleanup
    std::panic::set_hook std::panic::take_hook std::panic::resume_unwind std::panic::panic_any
    std::thread::local::panic_access_error std::sys::thread_local::destructors
    std::rt::begin_panic std::rt::panic_fmt std::rt::abort std::env std::time std::fs std::process std::backtrace std::path
    std::ffi std::os std::sys::stdio std::sys::time std::sys::backtrace std::alloc::rust_oom
    std::alloc::handle_alloc_error std::hash::random std::sys::random std::sys::sync std::thread::current std::thread::sleep
    std::alloc::default_alloc_error_hook __rustc::__rust_no_alloc_shim_is_unstable
    __rustc::__rust_no_alloc_shim_is_unstable_v2 __rustc::rust_begin_unwind __rustc::__rust_alloc_error_handler
    __rustc::__rust_alloc_error_handler_should_panic __rustc::__rust_alloc_error_handler_should_panic_v2
    __rustc::__rust_start_panic __rustc::__rust_panic_cleanup __rustc::rust_panic __rustc::__rust_drop_panic
    __rustc::__rust_foreign_exception
    """.split()
)
_METHODS = ("_$LT$core..fmt..", "_$LT$std..io..")
# What `hashbrown::raw::Fallibility` does where a table cannot grow: a panic, or integers that say so.
_FAILS = ("Fallibility17capacity_overflow", "Fallibility9alloc_err")
_PANICS = frozenset(
    ("std", *path.split("::"))
    for path in (
        "panicking::panic_with_hook",
        "panicking::rust_panic_with_hook",
        "panicking::rust_panic_without_hook",
        "panicking::begin_panic",
        "panic::panic_any",
        "panic::resume_unwind",
    )
)


def is_inactive(name: str) -> bool:
    """True for these."""
    if name in _NAMES:
        return True
    path = rust_path(name)
    if path[:2] == ("hashbrown", "raw") and name.endswith(_FAILS):
        return True
    return bool(path) and (path[0].startswith(_METHODS) or any(path[:n] in _PATHS for n in range(2, len(path) + 1)))


def thrown(name: str) -> tuple[int, ...]:
    """A panic may carry any value."""
    return (0,) if rust_path(name)[:3] in _PANICS else ()
