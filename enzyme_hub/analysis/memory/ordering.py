"""Atomic accesses by which threads tell each other to go on: what one has written before its access, another sees behind its own."""

from __future__ import annotations

from enzyme_hub.analysis.memory.effects import EffectsAnalysis
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.atomics import moves_number
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.meaning import Synchronises, ThreadCreate, ThreadJoin, meaning

_GUARD = "_ZGV"  # of a variable that C++ makes once
_ORDERS = ("acquire", "release", "acq_rel", "seq_cst")


def orders_others(i: inst.Instruction) -> bool:
    """True for a fence, and for an atomic access by which one thread tells another to go on."""
    if isinstance(i, inst.Fence):
        return True
    if isinstance(i, (inst.Load, inst.Store, inst.AtomicRMW, inst.CompareExchange)):
        if isinstance(i, inst.Load) and (i.pointer.name or "").startswith(_GUARD):
            return False
        return i.ordering is not None and any(word in _ORDERS for word in i.ordering.split())
    return False


def meets_others(i: inst.Instruction, effects: EffectsAnalysis) -> bool:
    """True for what may wait for other threads, or start some: by it what one thread wrote may be another's to read."""
    if not isinstance(i, inst.CallBase):
        return orders_others(i)
    return effects.of_call(i).meets or isinstance(meaning(i), (ThreadCreate, ThreadJoin, Synchronises))


def word_of(i: inst.Instruction) -> Value | None:
    """Where the integer lies that is accessed in such a way; None for fences, numbers and pointers."""
    if not orders_others(i) or isinstance(i, inst.Fence):
        return None
    if isinstance(i, (inst.Load, inst.Store)):
        accessed = i.value if isinstance(i, inst.Store) else i
        return i.pointer if isinstance(accessed.type, IntType) and not moves_number(i) else None
    return i.operand(0) if isinstance(i.operand(1).type, IntType) else None
