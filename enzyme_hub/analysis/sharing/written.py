"""Loads from memory that the same thread of a GPU writes to, with no chance for others to come in between.

While a thread may write to a place no other one reads it, or the program has a race. So nobody else adds to the adjoint of what the thread
itself loaded there, in the mirror image of that time: `s[t] += s[t + k]` has one such load and another one.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.languages.meaning import Math, meaning


def written_by_loader(blocks: Iterable[Block]) -> frozenset[inst.Load]:
    """The loads beside which their block stores to the same place, before any thread is waited for."""
    found: set[inst.Load] = set()
    for block in blocks:
        loads: dict[tuple[Value, Type], list[inst.Load]] = {}
        stores: set[tuple[Value, Type]] = set()
        for i in (*block.instructions, None):
            if isinstance(i, inst.Load) and not i.is_volatile_or_atomic:
                loads.setdefault((i.pointer, i.type), []).append(i)
            elif isinstance(i, inst.Store) and not i.is_volatile_or_atomic:
                stores.add((i.pointer, i.value.type))
            elif i is None or _may_wait(i):
                found.update(load for place in stores for load in loads.get(place, ()))
                loads, stores = {}, set()
    return frozenset(found)


def _may_wait(i: inst.Instruction) -> bool:
    """True if other threads may be told something here, or tell something."""
    if isinstance(i, inst.CallBase):
        return not isinstance(meaning(i), Math)
    return i.may_read or i.may_write
