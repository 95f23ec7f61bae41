"""Allocation functions of C's library and POSIX."""

from __future__ import annotations

from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Known, Reallocation

NAMES: dict[str, Known] = {
    "malloc": Allocation((0,), "free", like="calloc", is_plain=True),
    "calloc": Allocation((0, 1), "free", zeroed=True, is_plain=True),
    "aligned_alloc": Allocation((1,), "free", alignment=0),
    "memalign": Allocation((1,), "free", alignment=0),
    "valloc": Allocation((0,), "free"),
    "posix_memalign": Allocation((2,), "free", alignment=1, result=0),
    "free": Deallocation(0),
    "cfree": Deallocation(0),
    "free_sized": Deallocation(0, size=1),
    "free_aligned_sized": Deallocation(0, size=2, alignment=1),
    "realloc": Reallocation(0, 1, "malloc", (1,), "free", (POINTER,), (0,)),
    "_mm_malloc": Allocation((0,), "_mm_free", alignment=1),
    "_mm_free": Deallocation(0),
}

# C reserves these names: what a program defines under them means the same.
FIXED = frozenset(("malloc", "calloc", "realloc", "free", "aligned_alloc", "free_sized", "free_aligned_sized"))
