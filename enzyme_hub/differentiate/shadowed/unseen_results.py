"""Results in memory (`sret`) of calls that nobody sees into: their pointers have no shadows.

What shadow memory holds of pointers that lay there before must go, or it would pass for the shadow of the new ones: a native
`String::clone` writes where a `Box` was, and what releases the text would release the shadow of the box once more.
"""

from __future__ import annotations

from enzyme_hub.differentiate.shadowed.overwritten import forget_pointers
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.values import const_int


def forget_before(f: Shadowing, i: inst.CallBase) -> None:
    """Before the call, which overwrites all of the memory: numbers there have no adjoint yet but one that is given, which stays."""
    for index, pointer in enumerate(i.arguments):
        attribute = i.argument_attribute(index, "sret")
        if attribute is not None and f.has_lanes(pointer):
            length = f.module.layout.alloc_size(type_in_memory(f.module, attribute))
            forget_pointers(f, i, pointer, const_int(types.i64, length))
