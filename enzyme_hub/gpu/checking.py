"""What is looked at while a kernel runs on a processor: where threads wait, and, if asked for, each access to memory.

Each place in the program that may be told of is a site, a number; the runtime has a table of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import GlobalVariable, Module
from enzyme_hub.ir.values import Block, ConstantExpr, Value, const_int

_LOAD, _STORE, _ATOMIC = 0, 1, 2
_NOBODYS = (1 << 32) - 1
SITE = "hub_site"


class Sites:
    """Places in the source. The first one is none."""

    def __init__(self) -> None:
        self.places: list[str] = [""]

    def number(self, i: inst.Instruction) -> int:
        self.places.append(i.where or (i.function.name or ""))
        return len(self.places) - 1


def count(module: Module) -> None:
    """Count the instructions that threads go through, by blocks."""
    total = GlobalVariable("hub_instructions", types.i64, prefix="external", is_declaration=True)
    module.variables["hub_instructions"] = total
    for function in module.functions.values():
        for block in () if function.is_declaration else function.blocks:
            size = sum(not isinstance(i, inst.Phi) for i in block.instructions)
            before = inst.Load(types.i64, total, 8)
            after = inst.BinaryOp("add", before, const_int(types.i64, size), ())
            for new in (before, after, inst.Store(after, total)):
                _before(block, block.terminator, new)


def note_waits(module: Module, renamed: Mapping[str, str], waiting: re.Pattern[str], sites: Sites) -> None:
    """Before each call of a function that waits for other threads, note which one it is."""
    site = GlobalVariable(SITE, types.i32, prefix="external", is_declaration=True)
    module.variables[SITE] = site
    for function in module.functions.values():
        for block in () if function.is_declaration else function.blocks:
            for i in list(block.instructions):
                name = i.callee.name if isinstance(i, inst.CallBase) else None
                if name is not None and waiting.match(renamed.get(name, "")):
                    _before(block, i, inst.Store(const_int(types.i32, sites.number(i)), site))


def instrument(module: Module, shared: Sequence[GlobalVariable], sites: Sites) -> None:
    """Have the runtime look at each access to memory before it is made."""
    type_ = types.function(types.void, (types.ptr, types.i64, types.i32, types.i32, types.i32))
    look = module.declare("hub_access", type_)
    numbers: dict[Value, int] = {variable: k for k, variable in enumerate(shared)}
    if not shared:
        return
    for function in module.functions.values():
        for block in () if function.is_declaration else function.blocks:
            for i in list(block.instructions):
                access = _access(i)
                if access is None:
                    continue
                pointer, accessed, kind = access
                base = _base(pointer)
                if isinstance(base, inst.Alloca):
                    continue
                given = [
                    pointer,
                    const_int(types.i64, module.layout.size(accessed)),
                    const_int(types.i32, kind),
                    const_int(types.i32, _signed(numbers.get(base, _NOBODYS))),
                    const_int(types.i32, sites.number(i)),
                ]
                _before(block, i, inst.Call(type_, look, given))


def _signed(number: int) -> int:
    return number - (1 << 32) if number >= 1 << 31 else number


def _access(i: inst.Instruction) -> tuple[Value, types.Type, int] | None:
    """The pointer, the type, and what is done there."""
    if isinstance(i, inst.Load):
        return i.pointer, i.type, _ATOMIC if _begins_exchange(i) else _LOAD
    if isinstance(i, inst.Store):
        return i.pointer, i.value.type, _STORE
    if isinstance(i, inst.AtomicRMW):
        return i.operand(0), i.type, _ATOMIC
    if isinstance(i, inst.CompareExchange):
        return i.operand(0), i.operand(1).type, _ATOMIC
    return None


def _begins_exchange(load: inst.Load) -> bool:
    """True if what is read is only what an exchange at the same place compares with at first."""
    read = [user for one in load.users for user in (one.users if isinstance(one, inst.Phi) else (one,))]
    return any(isinstance(one, inst.CompareExchange) and one.operand(0) is load.pointer for one in read)


def _base(pointer: Value) -> Value:
    """The object that a pointer was computed from, as far as that is plain."""
    while True:
        if isinstance(pointer, inst.GetElementPtr) or (
            isinstance(pointer, inst.Cast) and pointer.operand(0).type.is_pointer
        ):
            pointer = pointer.operand(0)
        elif isinstance(pointer, ConstantExpr) and pointer.opcode in ("getelementptr", "bitcast"):
            pointer = pointer.operands[0]
        else:
            return pointer


def _before(block: Block, i: inst.Instruction, new: inst.Instruction) -> None:
    new.block = block
    block.instructions.insert(block.instructions.index(i), new)
    if (place := i.attachments.get("dbg")) is not None and isinstance(new, inst.Call):
        new.attachments["dbg"] = place
