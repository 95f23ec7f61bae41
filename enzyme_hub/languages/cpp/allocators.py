"""`operator new` and `operator delete` in all their forms."""

from __future__ import annotations

import re

from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Known

# operator new and new[]: _Znwm, _Znam (j where size_t is 32 bits), then an alignment, then nothrow.
_NEW = re.compile(r"_Zn([wa])[mj](St11align_val_t)?(RKSt9nothrow_t)?(12__hot_cold_t)?$")
_DELETE = re.compile(r"_Zd([la])Pv([mj])?(St11align_val_t)?(RKSt9nothrow_t)?$")


def by_name(name: str) -> Known | None:
    """The allocator or deallocator of that name."""
    if name.startswith("_Zn"):
        return _operator_new(name)
    return _operator_delete(name) if name.startswith("_Zd") else None


def is_fixed(name: str) -> bool:
    """A program may replace them; they mean the same."""
    return by_name(name) is not None


def _operator_new(name: str) -> Allocation | None:
    match = _NEW.match(name)
    if match is None:
        return None
    delete = "_Zdl" if match.group(1) == "w" else "_Zda"
    if match.group(2):
        return Allocation((0,), f"{delete}PvSt11align_val_t", (POINTER, 1), alignment=1)
    return Allocation((0,), f"{delete}Pv", is_plain=True)


def _operator_delete(name: str) -> Deallocation | None:
    match = _DELETE.match(name)
    if match is None:
        return None
    size = 1 if match.group(2) else None
    alignment = (2 if size else 1) if match.group(3) else None
    return Deallocation(0, size, alignment)
