"""What the reverse sweep of a function may add to, in memory that others know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_hub.analysis.memory.effects import EffectsAnalysis
from enzyme_hub.analysis.sharing.owned import Addition
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.languages.heap import Allocation, Deallocation
from enzyme_hub.languages.meaning import Copy, Custom, Fill, Inactive, Math, meaning
from enzyme_hub.languages.runtime import is_atomic_add


def additions(
    blocks: Iterable[Block],
    layout: DataLayout,
    effects: EffectsAnalysis,
    is_active: Callable[[inst.Load], bool],
    has_adjoint: Callable[[Value], bool],
) -> Iterator[Addition]:
    """All of them. `is_active` says so of loads; `has_adjoint` of pointers, if others may know the memory."""
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, inst.Load):
                if is_active(i) and has_adjoint(i.pointer):
                    yield Addition(i, i.pointer, layout.size(i.type))
            elif isinstance(i, inst.CallBase):
                yield from _of_call(i, effects, has_adjoint)


def _of_call(i: inst.CallBase, effects: EffectsAnalysis, has_adjoint: Callable[[Value], bool]) -> Iterator[Addition]:
    """All that the reverse of a call may add to."""
    what = meaning(i)
    if isinstance(what, (Inactive, Math, Fill, Allocation, Deallocation)):
        return
    if isinstance(what, Custom) and is_atomic_add(what.function):
        return  # the adjoint of the sum is read alone
    if isinstance(what, Copy):
        given = [i.arguments[what.source]]
    else:
        given = [argument for argument in i.arguments if argument.type.holds_pointer]
        if effects.of_return(i).reads_other:
            yield Addition(i, None, None)
    for pointer in given:
        if has_adjoint(pointer):
            yield Addition(i, pointer, None)
