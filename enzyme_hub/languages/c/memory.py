"""What functions of C's library do to visible memory that a derivative flows through, by argument; `native` has the others."""

from __future__ import annotations

from enzyme_hub.languages.effects import Row

ROWS: dict[str, Row] = {
    "memcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "memmove": Row(reads=(1,), writes=(0,), returns=(0,)),
    "mempcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "__memcpy_chk": Row(reads=(1,), writes=(0,), returns=(0,)),
    "__memmove_chk": Row(reads=(1,), writes=(0,), returns=(0,)),
    "bcopy": Row(reads=(0,), writes=(1,)),
    "memset": Row(writes=(0,), returns=(0,)),
    "__memset_chk": Row(writes=(0,), returns=(0,)),
    "bzero": Row(writes=(0,)),
}
# The position of the function that these are given, and call.
CALLS_BACK = {"qsort": 3, "qsort_r": 3, "bsearch": 4, "pthread_once": 1}
_BOUNDED = frozenset(
    """
    memchr memrchr memmem rawmemchr memccpy mempcpy __mempcpy_chk bcopy bzero swab scanf fscanf sscanf
    vscanf vfscanf vsscanf __isoc99_scanf __isoc99_fscanf __isoc99_sscanf __isoc23_scanf __isoc23_fscanf
    __isoc23_sscanf fread fread_unlocked getline getdelim read pread pwrite recv send mmap munmap madvise
    erand48 nrand48 getrandom
    """.split()
)


def is_bounded(name: str) -> bool:
    """True for functions that work on what they are given."""
    return name in _BOUNDED or name in CALLS_BACK
