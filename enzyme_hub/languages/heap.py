"""What a function does with the heap: allocations, deallocations, reallocations.

Argument positions are those of the call; `POINTER` (-1) stands for the memory itself, as in `__enzyme_allocation_like`: how a
block is freed is the deallocator's name and where each of its arguments comes from.
"""

from __future__ import annotations

from enzyme_hub.base.records import record

POINTER = -1
USABLE_SIZE = "malloc_usable_size"
WAITING = "__ehub_deferred_frees"
"""How the variables begin in which derivatives keep releases that wait (`differentiate/deferred`)."""
WATCH = "__ehub_tape_watch"
"""The function that notes from now on what a derivative holds, for an exception may leave it (`differentiate/tape/pool.c`)."""


@record
class Allocation:
    """A call that returns new memory."""

    size: tuple[int, ...]  # the product of these arguments is the size in bytes; empty: not known
    free: str | None  # the function that releases the memory; None: collected, or no function does
    free_arguments: tuple[int, ...] = (POINTER,)  # where each argument of `free` comes from
    zeroed: bool = False
    alignment: int | None = None  # the argument that is the alignment in bytes
    result: int | None = None  # the argument through which the pointer is returned; None: the result
    like: str | None = None  # an allocator of the same arguments whose memory is zeroed
    header: int = 0  # the bytes at the beginning that the allocator writes itself
    is_plain: bool = False  # memory like malloc's, and nobody can tell who gave it


@record
class Deallocation:
    """A call that releases the memory its argument `pointer` points to."""

    pointer: int
    size: int | None = None
    alignment: int | None = None
    is_counted: bool = False  # an owner less: the memory is released with the last one


@record
class Reallocation:
    """A call that returns memory of a new size with the old contents, and releases the old memory."""

    pointer: int
    size: int
    allocate: str  # the allocator of the same family
    allocate_arguments: tuple[int, ...]  # where each argument of `allocate` comes from
    free: str
    free_arguments: tuple[int, ...]  # of `free`, for the new memory
    free_old_arguments: tuple[int, ...]  # of `free`, for the old memory: positions are of this call
    old_size: int | None = None
    alignment: int | None = None
    is_plain: bool = False


Known = Allocation | Deallocation | Reallocation
