"""What known functions do to the memory a program can see, as data.

A row says which arguments' memory is read, written, released, of which arguments a copy is kept, and which the result may
point into. Streams, the heap's own books, errno and the like are not visible memory. `EVERY` is all pointer arguments.
A function without a row is judged by its attributes and its body, an inactive one without a row may do anything.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import function_behind
from enzyme_hub.languages.allocators import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.inactive import INSTRUMENTATION, is_fortran_question, is_inactive
from enzyme_hub.languages.libraries.fftw import names as fftw
from enzyme_hub.languages.meaning import Call, Custom, Inactive, Math, Unlisted, meaning
from enzyme_hub.languages.rust.names import rust_path
from enzyme_hub.records import record
from enzyme_hub.rules.names import is_mathematical

EVERY = (-1,)
Positions: TypeAlias = "tuple[int, ...]"


@record
class Row:
    """Argument positions, and whether other memory is touched."""

    reads: Positions = ()
    writes: Positions = ()
    frees: Positions = ()
    captures: Positions = ()
    returns: Positions = ()
    reads_other: bool = False
    writes_other: bool = False


NOTHING = Row()
READS = Row(reads=EVERY)
ANYTHING = Row(EVERY, EVERY, EVERY, EVERY, EVERY, True, True)

_ROWS: dict[str, Row] = {
    "memcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "memmove": Row(reads=(1,), writes=(0,), returns=(0,)),
    "mempcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "__memcpy_chk": Row(reads=(1,), writes=(0,), returns=(0,)),
    "__memmove_chk": Row(reads=(1,), writes=(0,), returns=(0,)),
    "bcopy": Row(reads=(0,), writes=(1,)),
    "memset": Row(writes=(0,), returns=(0,)),
    "__memset_chk": Row(writes=(0,), returns=(0,)),
    "bzero": Row(writes=(0,)),
    "strcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "strncpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "strcat": Row(reads=(0, 1), writes=(0,), returns=(0,)),
    "strncat": Row(reads=(0, 1), writes=(0,), returns=(0,)),
    "strchr": Row(reads=(0,), returns=(0,)),
    "strrchr": Row(reads=(0,), returns=(0,)),
    "strstr": Row(reads=(0, 1), returns=(0,)),
    "sprintf": Row(reads=EVERY, writes=(0,)),
    "snprintf": Row(reads=EVERY, writes=(0,)),
    "__sprintf_chk": Row(reads=EVERY, writes=(0,)),
    "__snprintf_chk": Row(reads=EVERY, writes=(0,)),
    "fgets": Row(writes=(0,), returns=(0,)),
    "time": Row(writes=(0,)),
    "gettimeofday": Row(writes=(0, 1)),
    "clock_gettime": Row(writes=(1,)),
    "__cxa_guard_acquire": Row(reads=(0,), writes=(0,)),
    "__cxa_guard_release": Row(writes=(0,)),
    "__cxa_guard_abort": Row(writes=(0,)),
    "__cxa_atexit": Row(captures=(1,)),
    "__dynamic_cast": Row(reads=(0,), returns=(0,)),
    # What a comparator looks at may be anywhere.
    "__ehub_sort_order": Row(reads=(1,), writes=(0,), reads_other=True),
    "__ehub_sort_order_with": Row(reads=(1, 5), writes=(0,), reads_other=True),
    "__ehub_sort_place": Row(reads=(0, 1), reads_other=True),
}
_ROWS.update(
    dict.fromkeys(
        """
        printf fprintf dprintf vprintf vfprintf puts fputs putc fputc putchar __printf_chk __fprintf_chk __vprintf_chk
        __vfprintf_chk iprintf putchar_unlocked fputc_unlocked fwrite perror write atoi atol atoll strlen strnlen strcmp malloc_usable_size
        strncmp strcasecmp strncasecmp memcmp bcmp strspn strcspn strcoll __assert_fail __assert_rtn __assert
        """.split(),
        READS,
    )
)
_ROWS.update(
    dict.fromkeys(
        """
        clock getpid getppid abort exit _exit _Exit rand random drand48 lrand48 srand srandom srand48 fflush
        __errno_location usleep sleep fegetround fesetround feclearexcept feraiseexcept fetestexcept
        __stack_chk_fail __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc isalpha isdigit isspace toupper tolower
        omp_get_thread_num omp_get_num_threads omp_get_max_threads omp_get_wtime omp_set_num_threads omp_in_parallel
        omp_get_num_procs omp_get_wtick MPI_Wtime MPI_Wtick __rust_no_alloc_shim_is_unstable
        __rust_no_alloc_shim_is_unstable_v2 __cxa_allocate_exception __cxa_free_exception __cxa_throw
        """.split(),
        NOTHING,
    )
)
# Intrinsics whose attributes say more than what they do to data.
_INTRINSICS: tuple[tuple[str, Row], ...] = (
    ("llvm.stacksave", NOTHING),
    ("llvm.stackrestore", NOTHING),
    ("llvm.prefetch", NOTHING),
    ("llvm.invariant.start", NOTHING),
    ("llvm.invariant.end", NOTHING),
    ("llvm.donothing", NOTHING),
    ("llvm.assume", NOTHING),
    ("llvm.sideeffect", NOTHING),
    ("llvm.pseudoprobe", NOTHING),
    ("llvm.launder.invariant.group", Row(returns=(0,))),
    ("llvm.strip.invariant.group", Row(returns=(0,))),
    ("llvm.ptrmask", Row(returns=(0,))),
    ("llvm.ptr.annotation", Row(returns=(0,))),
    ("llvm.threadlocal.address", Row(returns=(0,))),
    ("llvm.experimental.noalias.scope.decl", NOTHING),
)
_HINT = re.compile(r"__enzyme_(?:float|double|integer|pointer)")
_STREAM = re.compile(r"_ZNSo|_ZStls|_ZSt16__ostream_insert|_ZSt4endl|_ZSt5flush|_ZSt4ends")
_THROW = re.compile(
    r"_ZS?t?(?:NSt3__1)?\d+__throw_|_ZNSt\d+(?:logic|runtime|range|overflow|underflow|domain|length)_error"
)
_RUST_READS = frozenset(
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
        "std::io::stdio::_print",
        "std::io::stdio::_eprint",
        "__rustc::__rust_no_alloc_shim_is_unstable",
        "__rustc::__rust_no_alloc_shim_is_unstable_v2",
    )
)


# A function without a body whose derivative is given.
_GIVEN = Row(reads=EVERY, writes=EVERY, captures=EVERY, returns=EVERY)


def of_call(call: CallBase) -> Row | None:
    """The row for a call of a known function, or None."""
    what = meaning(call)
    function = function_behind(call.callee)
    told = isinstance(what, Math) or (isinstance(what, Inactive) and what.is_said)
    if isinstance(what, Call) or (told and function is not None and not function.is_declaration):
        return None  # its body tells
    if isinstance(what, Custom):
        return None if not what.function.is_declaration else _GIVEN
    if isinstance(what, Unlisted):
        return NOTHING
    if isinstance(what, Allocation):
        return NOTHING if what.result is None else Row(writes=(what.result,))
    if isinstance(what, Deallocation):
        return Row(frees=(what.pointer,))
    if isinstance(what, Reallocation):
        # The new block may be the old one grown in place, so what was read before may change: that is a write.
        return Row(reads=(what.pointer,), writes=(what.pointer,), frees=(what.pointer,))
    if function is None or function.name is None:
        return None
    if function.name.startswith("_FortranAio"):
        return _fortran_io(call, function.name)
    return of_name(function.name)


@lru_cache(maxsize=8192)
def of_name(name: str) -> Row | None:
    """The same for functions that are not allocators."""
    if name.startswith("llvm."):
        return next((row for prefix, row in _INTRINSICS if name.startswith(prefix)), None)
    row = _ROWS.get(name)
    if row is not None:
        return row
    if fftw.is_inactive(name):
        made = fftw.plans(name)
        return Row(reads=EVERY, writes=made.arrays, captures=made.arrays) if made else Row(EVERY, EVERY, (), EVERY)
    if is_mathematical(name):
        # At most through their pointer arguments (frexp, modf, sincos, remquo, lgamma_r).
        return Row(reads=EVERY, writes=EVERY)
    if _HINT.search(name):
        return NOTHING
    if INSTRUMENTATION.match(name):
        return Row(reads=EVERY, writes=EVERY)
    if _STREAM.match(name):
        return Row(reads=EVERY, writes=(0,), returns=(0,))
    if _THROW.match(name):
        return Row(reads=EVERY, writes=(0,))
    if name.startswith(("_FortranAStop", "_FortranAAbort", "_FortranAReportFatalUserError")):
        return READS
    if is_fortran_question(name):
        return Row(reads=EVERY, writes=(0,), reads_other=True)
    path = rust_path(name)
    if path and is_inactive(name) and any(path[:n] in _RUST_READS for n in range(2, len(path) + 1)):
        return READS
    from enzyme_hub.languages.swift import memory as swift

    if (swifts := swift.of_name(name)) is not None:
        return swifts
    return ANYTHING if is_inactive(name) else None


_INTERNAL = tuple(
    f"_FortranAioBeginInternal{array}{form}Output" for array in ("", "Array") for form in ("List", "Formatted")
)


def _fortran_io(call: CallBase, name: str) -> Row:
    """Output to files only reads; output to a character variable fills it in any of the later calls of the statement."""
    functions = call.function.module.functions
    if name.startswith(("_FortranAioInput", "_FortranAioInquire", "_FortranAioGet", "_FortranAioBeginInternal")):
        return Row(EVERY, EVERY, (), EVERY, (), True, True)
    if any(internal in functions for internal in _INTERNAL):
        return Row(reads=EVERY, writes=EVERY, reads_other=True, writes_other=True)
    return READS
