"""What the size of a block says of what lies in it: in Rust, how long each of its elements is.

`RawVecInner` grows a Vec of anything, and is told the size of an element: what a size is a multiple of is asked in the
context of a call.
"""

from __future__ import annotations

from math import gcd, lcm

from enzyme_hub.analysis.types.bits import multiple
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.heap import Reallocation

SMALLEST_ELEMENT = 4  # bytes: what a size is a multiple of says nothing of bytes and characters
MOST_STEPS = 8
PRODUCT = "llvm.umul.with.overflow."


def state_grown(equations: Equations, call: inst.CallBase, what: Reallocation) -> None:
    """Rust says how large the block was. Both sizes are numbers of elements, and a Vec has nothing else in its block."""
    if what.old_size is None:
        return
    stride = gcd(*(_multiple(equations.frame, call.arguments[k]) for k in (what.old_size, what.size)))
    if stride >= SMALLEST_ELEMENT:
        equations.graph.element(*equations.place(call), stride)


def _multiple(frame: Frame, value: Value, seen: tuple[Value, ...] = ()) -> int:
    """A number that divides the size, in a context; 0 if it is zero."""
    if isinstance(value, Argument):
        call = frame.entered_by()
        if call is None or frame.parent is None:
            return 1
        return _multiple(frame.parent, call.arguments[value.index])
    if value in seen:
        return 0  # what goes round adds nothing
    if len(seen) == MOST_STEPS:
        return 1
    seen = (*seen, value)
    if isinstance(value, inst.ExtractValue) and value.indices == (0,):
        value = value.operand(0)
    is_checked = isinstance(value, inst.CallBase) and (value.callee.name or "").startswith(PRODUCT)
    if is_checked or (isinstance(value, inst.Instruction) and value.opcode == "mul"):
        assert isinstance(value, inst.Instruction)
        return _multiple(frame, value.operand(0), seen) * _multiple(frame, value.operand(1), seen)
    if isinstance(value, inst.Phi):
        choices = gcd(*(_multiple(frame, choice, seen) for choice in value.operands[::2]))
        return lcm(choices, multiple(value))
    stored = _stored(value.operand(0), value.type) if isinstance(value, inst.Load) else None
    if stored:
        return gcd(*(_multiple(frame, one, seen) for one in stored))
    return multiple(value)


def _stored(slot: Value, type_: Type) -> list[Value] | None:
    """All that is ever put into a local variable, which nothing but loads and stores touch; None if others may do so.

    `finish_grow` of Rust's library keeps the old size in one, and chooses by a phi where it stores.
    """
    if not isinstance(slot, inst.Alloca):
        return None
    found: list[Value] = []
    for use in slot._uses:
        user = use.user
        addressed = user._uses if isinstance(user, inst.Phi) else [use]
        for one in addressed:
            if isinstance(one.user, inst.Store) and one.index == 1 and one.user.operand(0).type is type_:
                found.append(one.user.operand(0))
            elif not (isinstance(one.user, inst.Load) or inst.is_lifetime(one.user)):
                return None
    return found
