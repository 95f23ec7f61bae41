"""Addresses that lanes may have alike by what they find: in memory, in numbers, by the ways they went.

Nothing about a thread's number says which lanes add to one place then, so it is asked when the kernel runs (`meeting`). It is not asked
where a thread's number itself goes into the address by arithmetic: such threads have places of their own as a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.analysis.memory.alias import distance_of
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.targets.target import Target

_MOST = 200  # values that one address is computed from
_ARITHMETIC = ("llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax.", "llvm.abs.", "llvm.fshl.", "llvm.fshr.")


def is_scattered(pointer: Value, target: Target) -> bool:
    """True if what a thread found decides the address, and its number only through that."""
    seen, work = {pointer}, [pointer]
    finds = False
    while work:
        value = work.pop()
        if not isinstance(value, inst.Instruction):
            continue
        if isinstance(value, inst.CallBase) and target.is_of_thread(value.callee.name or ""):
            return False
        sources = _sources(value, target)
        finds = finds or sources is None or isinstance(value, (inst.Phi, inst.Select))
        new = [source for source in sources or () if source not in seen]
        seen.update(new)
        work.extend(new)
        if len(seen) > _MOST:
            return False
    return finds


def rooted(pointer: Value) -> tuple[Value, int]:
    """The pointer without distances that are constant, and their sum in bytes."""
    distance = 0
    while isinstance(pointer, inst.GetElementPtr) and all(isinstance(index, ConstantInt) for index in pointer.indices):
        assert pointer.block is not None
        distance += distance_of(pointer, pointer.block.function.module.layout).offset
        pointer = pointer.pointer
    return pointer, (distance + (1 << 63)) % (1 << 64) - (1 << 63)


def _sources(i: inst.Instruction, target: Target) -> Sequence[Value] | None:
    """What the instruction computes with, or chooses from; None for what a thread finds."""
    if isinstance(i, inst.CallBase):
        name = i.callee.name or ""
        if target.is_alike(name):
            return ()
        return i.arguments if name.startswith(_ARITHMETIC) else None
    if isinstance(i, inst.Phi):
        return [value for value, _ in i.incoming]
    if isinstance(i, inst.Select):
        return i.operands[1:]
    if not i.is_pure or isinstance(i, inst.Compare):
        return None
    if isinstance(i, inst.Cast) and i.operand(0).type.scalar.is_float:
        return None
    return i.operands
