"""Allocation functions of C, C++, Rust, Fortran, Swift, Julia and CUDA, as data.

An allocator is known by its name, by LLVM's `allockind`/`allocsize` attributes, or by the string attribute
`enzyme_allocator`. Argument positions are those of the allocator; `POINTER` (-1) stands for the memory itself, as in
`__enzyme_allocation_like`: how a block is freed is the deallocator's name and where each of its arguments comes from.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from enzyme_hub.custom.given import ALLOCATOR, DEALLOCATOR
from enzyme_hub.ir.lexer import unescape
from enzyme_hub.ir.module import Function
from enzyme_hub.languages.julia import known as julia
from enzyme_hub.languages.mangling import rust_path
from enzyme_hub.records import record

POINTER = -1


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


@record
class Deallocation:
    """A call that releases the memory its argument `pointer` points to."""

    pointer: int
    size: int | None = None
    alignment: int | None = None


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


Known = Allocation | Deallocation | Reallocation

_C: dict[str, Known] = {
    "malloc": Allocation((0,), "free", like="calloc"),
    "calloc": Allocation((0, 1), "free", zeroed=True),
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
    "fftw_malloc": Allocation((0,), "fftw_free"),
    "fftw_free": Deallocation(0),
    "fftwf_malloc": Allocation((0,), "fftwf_free"),
    "fftwf_free": Deallocation(0),
    "__kmpc_alloc_shared": Allocation((0,), "__kmpc_free_shared", (POINTER, 0)),
    "__kmpc_free_shared": Deallocation(0, size=1),
    "_FortranAMalloc": Allocation((0,), "_FortranAFree"),
    "_FortranAFree": Deallocation(0),
    "swift_slowAlloc": Allocation((0,), "swift_slowDealloc", (POINTER, 0, 1)),
    "swift_slowDealloc": Deallocation(0, size=1),
    "swift_allocObject": Allocation((1,), "swift_release"),
    **{name: Allocation(size, None, zeroed=True) for name, size in julia.ALLOCATORS.items()},
    "cudaMalloc": Allocation((1,), "cudaFree", result=0),
    "cudaMallocHost": Allocation((1,), "cudaFreeHost", result=0),
    "cudaFree": Deallocation(0),
    "cudaFreeHost": Deallocation(0),
}

_RESERVED = frozenset(("malloc", "calloc", "realloc", "free", "aligned_alloc", "free_sized", "free_aligned_sized"))

# Rust's global allocator, by the last part of the name; the mangled spelling has the compiler's hash in front.
_RUST: dict[str, Known] = {
    "__rust_alloc": Allocation((0,), "__rust_dealloc", (POINTER, 0, 1), alignment=1, like="__rust_alloc_zeroed"),
    "__rust_alloc_zeroed": Allocation((0,), "__rust_dealloc", (POINTER, 0, 1), zeroed=True, alignment=1),
    "__rust_dealloc": Deallocation(0, size=1, alignment=2),
    "__rust_realloc": Reallocation(
        0, 3, "__rust_alloc", (3, 2), "__rust_dealloc", (POINTER, 3, 2), (0, 1, 2), old_size=1, alignment=2
    ),
}

# operator new and new[]: _Znwm, _Znam (j where size_t is 32 bits), then an alignment, then nothrow.
_NEW = re.compile(r"_Zn([wa])[mj](St11align_val_t)?(RKSt9nothrow_t)?(12__hot_cold_t)?$")
_DELETE = re.compile(r"_Zd([la])Pv([mj])?(St11align_val_t)?(RKSt9nothrow_t)?$")
_SIZE_ARGUMENT = re.compile(r"allocsize\((\d+)(?:,(\d+))?\)")
_KIND = re.compile(r'allockind\("([^"]*)"\)')


@lru_cache(maxsize=4096)
def by_name(name: str) -> Known | None:
    """The allocator, deallocator or reallocator of that name."""
    row = _C.get(name)
    if row is not None:
        return row
    if name.startswith("_Zn"):
        return _operator_new(name)
    if name.startswith("_Zd"):
        return _operator_delete(name)
    return _rust(name)


def _operator_new(name: str) -> Allocation | None:
    match = _NEW.match(name)
    if match is None:
        return None
    delete = "_Zdl" if match.group(1) == "w" else "_Zda"
    if match.group(2):
        return Allocation((0,), f"{delete}PvSt11align_val_t", (POINTER, 1), alignment=1)
    return Allocation((0,), f"{delete}Pv")


def _operator_delete(name: str) -> Deallocation | None:
    match = _DELETE.match(name)
    if match is None:
        return None
    size = 1 if match.group(2) else None
    alignment = (2 if size else 1) if match.group(3) else None
    return Deallocation(0, size, alignment)


def _rust(name: str) -> Known | None:
    if name in _RUST:
        return _RUST[name]
    path = rust_path(name)
    if len(path) != 2 or path[0] != "__rustc" or path[1] not in _RUST:
        return None
    return _spelled_like(_RUST[path[1]], name, path[1])


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


def said(function: Function) -> Known | None:
    """What the program says of a function that allocates or releases memory (`custom`)."""
    if (word := function.attribute(DEALLOCATOR)) is not None:
        return Deallocation(int(_value(word)))
    if (word := function.attribute(ALLOCATOR)) is None:
        return None
    size, order, free = _value(word).split(";", 2)
    return Allocation((int(size),), free or None, tuple(map(int, order.split())))


def _value(word: str) -> str:
    """The value of a string attribute."""
    return unescape(word.partition("=")[2][1:-1]).decode("utf-8", "surrogateescape")


def known(function: Function) -> Known | None:
    """What a function does with the heap, by its name or attributes."""
    name = function.name
    if not name:
        return None
    if not function.is_declaration and (function.linkage == "internal" or not is_fixed(name)):
        return _by_attributes(function)  # the program's own function, whatever it is called
    return by_name(name) or _by_attributes(function)


def is_fixed(name: str) -> bool:
    """True for an allocation function that means the same in every program, also where the program brings its own.

    C reserves its names for that (LLVM takes a malloc with a body for C's), C++ lets programs replace operator new, and
    Rust's allocator is whichever the program chose. POSIX's names (valloc) may be anything in a program that defines them.
    """
    return name in _RESERVED or (by_name(name) is not None and name.startswith(("_Zn", "_Zd", "_R", "__r")))


def _by_attributes(function: Function) -> Known | None:
    """The allocation functions that a compiler or a user declares with LLVM's attributes."""
    kind_text = function.attribute("allockind")
    kind = _KIND.match(kind_text) if kind_text else None
    if kind is None:
        return None
    words = kind.group(1).split(",")
    alignment = next((a.index for a in function.arguments if a.has_attribute("allocalign")), None)
    pointer = next((a.index for a in function.arguments if a.has_attribute("allocptr")), None)
    if "free" in words:
        return Deallocation(pointer or 0)
    size_text = function.attribute("allocsize")
    size = _SIZE_ARGUMENT.match(size_text) if size_text else None
    if "alloc" in words and size:
        arguments = tuple(int(group) for group in size.groups() if group is not None)
        return Allocation(arguments, None, zeroed="zeroed" in words, alignment=alignment)
    return None
