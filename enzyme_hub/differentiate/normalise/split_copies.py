"""Words whose first byte goes another way than the others, which are copied, are copied as a whole.

The way is that of `split_words`: LLVM has the byte in a register, because in another variant that byte is all there is, and copies
the 7, 15, 23, ... bytes behind it, at once or through a variable of that size. Nobody can follow a pointer in two parts. So the byte is
copied with the others; the variable gets one more. Both ways are the same only if nothing is written between the load of
the byte and the copy of the others, and nothing but plain stores to other places stands between the store of the byte and their copy.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.tables import fixed
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.normalise.split_words import is_unchanged
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import ConstantInt, Value, const_int

WORD = 8  # bytes
FARTHEST = 24  # instructions between the store of a byte and the copy of the others


def join(function: Function) -> bool:
    """Rewrite such copies. False if there are none."""
    layout = function.module.layout
    copies = [i for i in function.instructions if isinstance(i, inst.Call) and _copied(i) % WORD == WORD - 1]
    splits = [split for one in copies if (split := _at_once(one, layout) or _through_variable(one, layout)) is not None]
    done: set[inst.Instruction] = set()
    for split in splits:
        stores = [store for _, store in split.copies if store is not None]
        if done.isdisjoint(stores):
            _rewrite(split)
            done.update(stores)
    return bool(splits)


@record
class _Split:
    """A copy, and the copies on from the variable that it fills; with each the store of the byte, unless it is to the variable."""

    copies: tuple[tuple[inst.Call, inst.Store | None], ...]
    variable: inst.Alloca | None = None


def _copied(i: inst.Call) -> int:
    """How many bytes a call copies, if it is a copy of constant size; 0 otherwise."""
    length = i.arguments[2] if (i.intrinsic or "").startswith("llvm.memcpy.") else None
    return length.value if isinstance(length, ConstantInt) else 0


def _at_once(copied: inst.Call, layout: DataLayout) -> _Split | None:
    byte = _byte_before(copied, layout)
    store = _stored_before(copied, byte, layout) if byte is not None else None
    return _Split(((copied, store),)) if store is not None else None


def _through_variable(copied: inst.Call, layout: DataLayout) -> _Split | None:
    variable, byte = copied.arguments[0], _byte_before(copied, layout)
    if not isinstance(variable, inst.Alloca) or byte is None or layout.size(variable.allocated_type) != _copied(copied):
        return None
    out: list[inst.Call] = []
    for user in variable.users:
        if not isinstance(user, inst.Call) or not (inst.is_lifetime(user) or _copied(user) == _copied(copied)):
            return None
        if user is not copied and not inst.is_lifetime(user):
            out.append(user)
    dominators = DominatorTree(copied.function)
    found: list[tuple[inst.Call, inst.Store | None]] = [(copied, None)]
    for one in out:
        store = _stored_before(one, byte, layout) if one.arguments[1] is variable else None
        if store is None or not dominators.dominates_instruction(copied, one):
            return None
        found.append((one, store))
    return _Split(tuple(found), variable)


def _byte_before(copied: inst.Call, layout: DataLayout) -> inst.Load | None:
    """The load of the byte that lies before what is copied."""
    base, start = fixed(copied.arguments[1], layout)
    loads = [
        user
        for pointer in (base, *base.users)
        for user in pointer.users
        if isinstance(user, inst.Load) and user.type is types.i8 and not user.is_volatile_or_atomic
    ]
    return next(
        (one for one in loads if fixed(one.pointer, layout) == (base, start - 1) and is_unchanged(one, copied)), None
    )


def _stored_before(copied: inst.Call, byte: Value, layout: DataLayout) -> inst.Store | None:
    """The store of that byte to before where the others are copied to."""
    assert copied.block is not None
    instructions = copied.block.instructions
    here = instructions.index(copied)
    base, start = fixed(copied.arguments[0], layout)
    for way in (instructions[here + 1 : here + FARTHEST], instructions[max(here - FARTHEST, 0) : here][::-1]):
        for i in way:
            is_plain = isinstance(i, inst.Store) and not i.is_volatile_or_atomic
            if is_plain and isinstance(i, inst.Store):
                to, place = fixed(i.pointer, layout)
                if to is base and place == start - 1 and i.value is byte:
                    return i
                if to is base and place < start and place + layout.size(i.value.type) >= start:
                    break  # over the byte
                if to is not base and not (isinstance(to, inst.Alloca) and isinstance(base, inst.Alloca)):
                    break
            elif not inst.is_lifetime(i) and (i.may_write or i.may_read):
                break
    return None


def _rewrite(split: _Split) -> None:
    variable = split.variable
    if variable is not None:
        size = _copied(split.copies[0][0]) + 1
        whole = inst.Alloca(types.array(size, types.i8), None, WORD)
        whole.insert_before(variable)
        variable.replace_all_uses_with(whole)
        variable.erase()
        variable = whole
    for copy, store in split.copies:
        for index in (0, 1):
            if copy.arguments[index] is not variable:
                before = inst.GetElementPtr(types.i8, copy.arguments[index], [const_int(types.i64, -1)])
                before.insert_before(copy)
                copy.set_operand(index, before)
        copy.set_operand(2, const_int(types.i64, _copied(copy) + 1))
        copy.attachments = {kind: text for kind, text in copy.attachments.items() if kind == "dbg"}
        if store is not None:
            store.erase()
