"""The shadows of blocks that stay behind in constant memory.

What a program allocates and puts into constant memory, a buffer that grows or a cache, is still there when the derivative ends. Nobody
reaches its shadow any more, so the end of the derivative releases it (`marks.c`): it has to know which shadows the derivative made and
did not release.
"""

from __future__ import annotations

from enzyme_hub.differentiate.runtime import wide
from enzyme_hub.differentiate.shadowed import beside
from enzyme_hub.differentiate.shadowed.protocol import Shadowing, Sweep
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.languages.heap import POINTER, Allocation, Reallocation

_MOST_TOLD = 2  # words, besides the block, of a function that releases it


def made(f: Shadowing, i: inst.CallBase, row: Allocation | Reallocation, shadow: Value, size: Value | None) -> None:
    """Call `i` allocated, and `shadow` is the shadow of that, of a size in bytes if that is known."""
    others = row.free_arguments[1:]
    if not f.marks_constants or row.free is None or row.free_arguments[:1] != (POINTER,) or len(others) > _MOST_TOLD:
        return
    b, given = f.builder, [f.primal(i.arguments[k]) for k in others]
    release = f.module.declare(row.free, types.function(types.void, (types.ptr, *(a.type for a in given))))
    told = [wide(b, one) for one in given] + [const_int(types.i64, 0)] * (_MOST_TOLD - len(given))
    note = [shadow, wide(b, size or const_int(types.i64, 0)), release, *told]
    beside.look(f.runtime, b, "__ehub_block_made", types.void, note)


def released(f: Sweep, shadow: Value) -> None:
    """The shadow of a block is released, now or when the outermost derivative is done."""
    if f.marks_constants and shadow.type.is_pointer:
        beside.look(f.runtime, f.builder, "__ehub_block_released", types.void, [shadow])
