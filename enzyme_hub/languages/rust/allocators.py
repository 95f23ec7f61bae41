"""Rust's global allocator."""

from __future__ import annotations

from dataclasses import replace

from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import ConstantAggregate, ConstantData, ConstantWord
from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Known, Reallocation
from enzyme_hub.languages.rust.names import rust_path

_GROUPS = (8, 16)  # bytes that a hash table is searched by

# By the last part of the name; the mangled spelling has the compiler's hash in front.
_NAMES: dict[str, Known] = {
    "__rust_alloc": Allocation(
        (0,), "__rust_dealloc", (POINTER, 0, 1), alignment=1, like="__rust_alloc_zeroed", is_plain=True
    ),
    "__rust_alloc_zeroed": Allocation((0,), "__rust_dealloc", (POINTER, 0, 1), zeroed=True, alignment=1, is_plain=True),
    "__rust_dealloc": Deallocation(0, size=1, alignment=2),
    "__rust_realloc": Reallocation(
        0,
        3,
        "__rust_alloc",
        (3, 2),
        "__rust_dealloc",
        (POINTER, 3, 2),
        (0, 1, 2),
        old_size=1,
        alignment=2,
        is_plain=True,
    ),
}


def by_name(name: str) -> Known | None:
    """The allocator, deallocator or reallocator of that name."""
    if name in _NAMES:
        return _NAMES[name]
    path = rust_path(name)
    if len(path) != 2 or path[0] != "__rustc" or path[1] not in _NAMES:
        return None
    return _spelled_like(_NAMES[path[1]], name, path[1])


def _spelled_like(row: Known, name: str, short: str) -> Known:
    """The row with its partners in the mangling of `name`, whose last identifier is `short`."""
    stem = name[: name.index(f"{len(short)}_{short}")]

    def spell(partner: str) -> str:
        return f"{stem}{len(partner)}_{partner}"

    if isinstance(row, Allocation):
        assert row.free is not None
        return replace(row, free=spell(row.free), like=spell(row.like) if row.like else None)
    if isinstance(row, Reallocation):
        return replace(row, free=spell(row.free), allocate=spell(row.allocate))
    return row


def is_fixed(name: str) -> bool:
    """The program chooses the allocator; it means the same."""
    return by_name(name) is not None


def stands_for_empty(variable: GlobalVariable) -> bool:
    """True for the bytes of a hash table without entries (`hashbrown` has one group of them), and for such a table itself."""
    if not variable.is_constant_data:
        return False
    made_of = variable.initializer
    if isinstance(made_of, ConstantAggregate):
        pointers = [part for part in made_of.elements if part.type.is_pointer]
        others = [part for part in made_of.elements if not part.type.is_pointer]
        are_empty = all(isinstance(part, GlobalVariable) and _is_empty_group(part) for part in pointers)
        return bool(pointers) and are_empty and all(isinstance(part, ConstantWord) and part.is_zero for part in others)
    return _is_empty_group(variable)


def _is_empty_group(variable: GlobalVariable) -> bool:
    made_of = variable.initializer if variable.is_constant_data else None
    return isinstance(made_of, ConstantData) and made_of.data in [b"\xff" * size for size in _GROUPS]
