"""Allocation functions of flang's runtime library."""

from __future__ import annotations

from enzyme_hub.languages.heap import Allocation, Deallocation, Known

NAMES: dict[str, Known] = {
    "_FortranAMalloc": Allocation((0,), "_FortranAFree"),
    "_FortranAFree": Deallocation(0),
}
