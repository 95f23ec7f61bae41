"""The shadow of shared memory whose size the launch decides: the second half of it, where the program says that it asks for twice as much.

It says so by a variable (`ENZYME_HUB_DOUBLED_SHARED_MEMORY` in the header), because a launch that asks for the primal's size would let
the two overlap. While derivatives are written such a shadow is a variable like others; then (`lower`) each function that
names it computes its address.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import ConstantExpr, Value, const_int

MARKER = "__enzyme_doubled_shared_memory"
_SHADOW = "__ehub_doubled."
_ALIGN = 16


def is_doubled(module: Module) -> bool:
    """True if the program says that its launches ask for twice the shared memory."""
    return MARKER in module.variables


def shadow(module: Module, variable: GlobalVariable) -> GlobalVariable:
    """The stand-in for the second half."""
    name = f"{_SHADOW}{variable.name}"
    found = module.variables.get(name)
    if found is None:
        found = GlobalVariable(name, variable.value_type, prefix="external", is_declaration=True)
        module.variables[name] = found
        module.placed[name] = module.placed[variable.name or ""]
    return found


def half(module: Module, b: Builder) -> Value:
    """How many bytes each half has, as i64."""
    size = module.target.dynamic_shared
    assert size is not None
    bytes_ = b.binary("lshr", size(module, b), const_int(types.i32, 1))
    return b.cast("zext", b.binary("and", bytes_, const_int(types.i32, -_ALIGN)), types.i64)


def lower(module: Module) -> None:
    """Compute the addresses of all stand-ins."""
    found = {v: module.variables[n.removeprefix(_SHADOW)] for n, v in module.variables.items() if n.startswith(_SHADOW)}
    if not found:
        return
    for function in list(module.functions.values()):
        if not function.is_declaration and function.is_read:
            _Lowering(function, found).run()
    for variable in found:
        del module.variables[variable.name or ""]


class _Lowering:
    def __init__(self, function: Function, bases: dict[GlobalVariable, GlobalVariable]) -> None:
        self._function = function
        self._bases = bases
        self._entry = function.blocks[0]
        self._made: list[inst.Instruction] = []
        self._computed: dict[Value, Value] = {}

    def run(self) -> None:
        for i in list(self._function.instructions):
            for index, operand in enumerate(i.operands):
                if operand.is_constant and (new := self._value(operand)) is not operand:
                    i.set_operand(index, new)
        for place, i in enumerate(self._made):
            self._entry.insert(place, i)

    def _value(self, value: Value) -> Value:
        if value in self._computed:
            return self._computed[value]
        made: Value = value
        if isinstance(value, GlobalVariable) and value in self._bases:
            made = self._second_half(self._bases[value])
        elif isinstance(value, ConstantExpr):
            parts = [self._value(one) for one in value.operands]
            if any(new is not old for new, old in zip(parts, value.operands, strict=True)):
                made = self._instruction(value, parts)
        self._computed[value] = made
        return made

    def _second_half(self, base: GlobalVariable) -> Value:
        scratch = type(self._entry)(self._function)
        b = Builder(scratch)
        address = b.gep(types.i8, base, [half(self._function.module, b)])
        for i in scratch.instructions:
            i.block = None
            self._made.append(i)
        return address

    def _instruction(self, value: ConstantExpr, parts: list[Value]) -> Value:
        if value.opcode == "getelementptr":
            assert value.source_type is not None
            new: inst.Instruction = inst.GetElementPtr(value.source_type, parts[0], parts[1:], value.flags)
        elif len(parts) == 1:
            new = inst.Cast(value.opcode, parts[0], value.type)
        else:
            new = inst.BinaryOp(value.opcode, parts[0], parts[1], value.flags)
        self._made.append(new)
        return new
