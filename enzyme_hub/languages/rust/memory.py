"""What functions of Rust's standard library do to visible memory."""

from __future__ import annotations

from enzyme_hub.languages.effects import ANYTHING, NOTHING, READS, Row
from enzyme_hub.languages.rust.inactive import is_inactive
from enzyme_hub.languages.rust.names import rust_path

_ROWS: dict[str, Row] = {
    "__rust_no_alloc_shim_is_unstable": NOTHING,
    "__rust_no_alloc_shim_is_unstable_v2": NOTHING,
}
_READ = frozenset(
    tuple(path.split("::"))
    for path in (
        "core::panicking",
        "core::option::expect_failed",
        "core::option::unwrap_failed",
        "core::result::unwrap_failed",
        "core::slice::index",
        "core::str::slice_error_fail",
        "core::cell",
        "alloc::alloc::handle_alloc_error",
        "alloc::raw_vec::handle_error",
        "alloc::raw_vec::capacity_overflow",
        "hashbrown::raw",
        "std::hash::random",
        "std::sys::random",
        "std::io::stdio::_print",
        "std::io::stdio::_eprint",
        "__rustc::__rust_no_alloc_shim_is_unstable",
        "__rustc::__rust_no_alloc_shim_is_unstable_v2",
    )
)


def native(name: str) -> Row | None:
    """What a function through which no derivative flows does. Text and files are the library's own; whoever formats writes where the
    formatter says."""
    if name in _ROWS:
        return _ROWS[name]
    if not is_inactive(name):
        return None
    path = rust_path(name)
    return READS if any(path[:n] in _READ for n in range(2, len(path) + 1)) else ANYTHING


def is_told_sizes(name: str) -> bool:
    """True for what moves values of any type, and is told how long they are: the same code for the tables of all types."""
    path = rust_path(name)
    if path[:2] == ("hashbrown", "raw"):
        return "13RawTableInner" in name
    return path[:3] == ("core", "ptr", "swap_nonoverlapping_bytes")


def returns_text(name: str) -> bool:
    """True for what returns a `String`, of whose words none is negative: a capacity, an address, a length."""
    path = rust_path(name)
    if path[:4] == ("alloc", "fmt", "format", "format_inner"):
        return True
    if path[:2] == ("alloc", "string"):
        return "_6StringN" in name and name.endswith("5Clone5clone")
    return path[:2] == ("alloc", "str") and name.endswith(("12to_lowercase", "12to_uppercase"))
