"""Swift's error register: where a function that throws leaves the error.

LLVM has it as a variable marked `swifterror`, which may be loaded, stored, and passed to functions that take it in the register.
Derivatives take the address of a plain variable instead. What is called as it stands gets the error in a variable of its own,
to which it is copied before, and from which it is copied afterwards.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function

REGISTER = "swifterror"


def plain(copy: inst.Instruction) -> None:
    """Make the copy of a local variable one whose address may be passed on."""
    if isinstance(copy, inst.Alloca) and REGISTER in copy.flags:
        copy.flags = tuple(word for word in copy.flags if word != REGISTER)


def position(call: inst.CallBase) -> int | None:
    """The argument of a call that goes in the register."""
    for index in range(call.argument_count):
        if call.argument_attribute(index, REGISTER) is not None:
            return index
    return None


def insert(function: Function, b: Builder, call: inst.CallBase) -> None:
    """Build a call that was copied as it stands, which may throw."""
    index = position(call)
    if index is None:
        b.insert(call)
        return
    place = call.arguments[index]
    register = inst.Alloca(types.ptr, align=8, flags=(REGISTER,))
    function.entry.insert(0, register)
    b.store(b.load(types.ptr, place), register)
    call.set_operand(index, register)
    b.insert(call)
    b.store(b.load(types.ptr, register), place)
