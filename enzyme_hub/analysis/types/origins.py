"""Blocks of memory that are measured from somewhere within.

A hash table is one block: the entries, and behind them a byte for each. How many entries there are is known at run time alone, and
all that is ever done with the address that the allocator gave is to add their size, so offsets are counted from there: else every
byte of the table would be an element of an array of entries.
"""

from __future__ import annotations

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import ConstantExpr, ConstantInt, ConstantWord, Value
from enzyme_hub.languages.heap import Allocation, Deallocation
from enzyme_hub.languages.meaning import MemoryAnnotation, meaning


def is_origin(pointer: inst.GetElementPtr) -> bool:
    """True if this is the only way into a new block, by a distance that is known at run time, and one place in each block."""
    if all(isinstance(index, ConstantInt) for index in pointer.indices):
        return False
    block = _block(pointer)
    return block is not None and _comes_once(pointer, block)


def _block(pointer: inst.GetElementPtr) -> inst.CallBase | None:
    """The call that made the block, where nothing else leads into it; or none is made, where nothing would be in it."""
    base = pointer.pointer
    if not _is_only_way(base, pointer):
        return None
    if isinstance(base, inst.Phi):
        made = [value for value, _ in base.incoming if not _leads_nowhere(value)]
        if len(made) != 1 or not _is_only_way(made[0], base):
            return None
        base = made[0]
    return base if isinstance(base, inst.CallBase) and isinstance(meaning(base), Allocation) else None


def _leads_nowhere(value: Value) -> bool:
    """True for null and for a number as a pointer: what a container without memory has."""
    return isinstance(value, ConstantWord) or (isinstance(value, ConstantExpr) and value.opcode == "inttoptr")


def _is_only_way(base: Value, pointer: inst.Instruction) -> bool:
    return all(use.user is pointer or _looks_at_nothing(use.user) for use in base._uses)


def is_given_back(pointer: Value) -> bool:
    """True if nothing is done with a pointer but that its block is released."""
    return bool(pointer._uses) and all(_releases(use.user) for use in pointer._uses)


def _looks_at_nothing(user: inst.Instruction) -> bool:
    return isinstance(user, inst.Compare) or _releases(user) or (isinstance(user, inst.CallBase) and _is_mark(user))


def _releases(user: inst.Instruction) -> bool:
    what = meaning(user) if isinstance(user, inst.CallBase) else None
    return isinstance(what, Deallocation) and not what.is_counted


def _is_mark(call: inst.CallBase) -> bool:
    return isinstance(meaning(call), MemoryAnnotation) or call.intrinsic == "llvm.assume"


def _comes_once(pointer: inst.Instruction, block: inst.Instruction) -> bool:
    """True if control does not come to the first again without a new block."""
    if pointer.block is block.block:
        return True
    assert pointer.block is not None
    work = Worklist([pointer.block])
    for one in work:
        following = one.terminator.successors
        if pointer.block in following:
            return False
        work.extend(after for after in following if after is not block.block)
    return True
