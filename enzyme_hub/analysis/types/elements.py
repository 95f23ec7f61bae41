"""What the size of a block says of what lies in it: in Rust, how long each of its elements is.

`RawVecInner` grows a Vec of anything, and is told the size of an element: what a size is a multiple of is asked in the
context of a call.
"""

from __future__ import annotations

from math import gcd

from enzyme_hub.analysis.types.bits import multiple
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.allocators import Reallocation

SMALLEST_ELEMENT = 4  # bytes: what a size is a multiple of says nothing of bytes and characters
PRODUCT = "llvm.umul.with.overflow."


def state_grown(equations: Equations, call: inst.CallBase, what: Reallocation) -> None:
    """Rust says how large the block was. Both sizes are numbers of elements, and a Vec has nothing else in its block."""
    if what.old_size is None:
        return
    stride = gcd(*(_multiple(equations.frame, call.arguments[k]) for k in (what.old_size, what.size)))
    if stride >= SMALLEST_ELEMENT:
        equations.graph.element(*equations.place(call), stride)


def _multiple(frame: Frame, value: Value) -> int:
    """A number that divides the size, in a context."""
    if isinstance(value, Argument):
        call = frame.entered_by()
        if call is None or frame.parent is None:
            return 1
        return _multiple(frame.parent, call.arguments[value.index])
    if isinstance(value, inst.ExtractValue) and value.indices == (0,):
        value = value.operand(0)
    is_checked = isinstance(value, inst.CallBase) and (value.callee.name or "").startswith(PRODUCT)
    if is_checked or (isinstance(value, inst.Instruction) and value.opcode == "mul"):
        assert isinstance(value, inst.Instruction)
        return _multiple(frame, value.operand(0)) * _multiple(frame, value.operand(1))
    return multiple(value)
