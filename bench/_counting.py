"""A module that counts: the floating-point operations it does, the memory it touches, the mathematical functions it calls.

Counted is the module that the linker makes code of, so what optimising has saved is not there. Calls of `bench/limits/count.c` are put
in; nothing else changes, and the code is generated without optimising, so that nothing goes and nothing comes.
"""

from __future__ import annotations

import itertools
import re

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int

FLOPS = {"fadd": 1, "fsub": 1, "fmul": 1}
DIVISIONS = frozenset(("fdiv", "frem"))
INTRINSICS = {"fma": 2, "fmuladd": 2, "vector.reduce.fadd": 1, "vector.reduce.fmul": 1, "minnum": 1, "maxnum": 1}
COPIES = frozenset(("memcpy", "memmove", "memset"))
FREE = frozenset(
    ("fabs", "copysign", "is.fpclass", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven")
)
_TYPE = re.compile(r"(?:nx)?v?\d*[fip]\d+")


def counted(module: Module) -> list[str]:
    """Puts the calls in. Returns what the numbers of `count_call` mean."""
    counters = _Counters(module)
    for function in list(module.functions.values()):
        if not function.is_declaration and not function.name.startswith("count_"):
            for block in function.blocks:
                counters.put_into(block)
    return counters.names


class _Counters:
    def __init__(self, module: Module) -> None:
        long, pointer = types.i64, types.ptr
        self.layout = module.layout
        self.names: list[str] = []
        self.work = module.declare("count_work", types.function(types.void, (long, long)))
        self.call = module.declare("count_call", types.function(types.void, (long, long)))
        self.access = module.declare("count_access", types.function(types.void, (pointer, long, types.i32)))

    def put_into(self, block: Block) -> None:
        place, instructions = block.first_place, block.instructions
        block.instructions = instructions[:place]
        builder = Builder(block)
        flops = sum(map(_flops, instructions))
        divisions = sum(map(_divisions, instructions))
        if flops or divisions:
            builder.call(self.work, [_long(flops), _long(divisions)])
        for instruction in instructions[place:]:
            if isinstance(instruction, inst.Load):
                self._touched(builder, instruction.pointer, self._size(instruction.type), False)
            elif isinstance(instruction, inst.Store):
                self._touched(builder, instruction.pointer, self._size(instruction.value.type), True)
            elif isinstance(instruction, inst.CallBase):
                self._called(builder, instruction)
            builder.insert(instruction)

    def _size(self, type_: Type) -> Value:
        return _long(self.layout.size(type_))

    def _touched(self, builder: Builder, pointer: Value, size: Value, is_store: bool) -> None:
        builder.call(self.access, [pointer, size, const_int(types.i32, int(is_store))])

    def _called(self, builder: Builder, call: inst.CallBase) -> None:
        function, name = call.called_function, _operation(call)
        if function is None or name is None:
            return
        if name in COPIES:
            to, what, length = call.arguments[:3]
            if length.type is not types.i64:
                length = builder.cast("zext", length, types.i64)
            self._touched(builder, to, length, True)
            if name != "memset":
                self._touched(builder, what, length, False)
        elif name in ("masked.load", "masked.gather"):
            self._masked(builder, call.arguments[0], call.arguments[-2], call.type, False)
        elif name in ("masked.store", "masked.scatter"):
            self._masked(builder, call.arguments[1], call.arguments[-1], call.arguments[0].type, True)
        elif _is_mathematical(function, name):
            if name not in self.names:
                self.names.append(name)
            builder.call(self.call, [_long(self.names.index(name)), _long(_lanes(call.type))])

    def _masked(self, builder: Builder, place: Value, mask: Value, type_: Type, is_store: bool) -> None:
        """Lane by lane: at an address each, or one behind the other."""
        assert isinstance(type_, types.VectorType)
        for lane in range(type_.count):
            at = const_int(types.i64, lane)
            if isinstance(place.type, types.VectorType):
                pointer: Value = builder.insert(inst.ExtractElement(place, at))
            else:
                pointer = builder.gep(type_.element, place, [at])
            taken = builder.insert(inst.ExtractElement(mask, at))
            size = builder.select(taken, self._size(type_.element), _long(0))
            self._touched(builder, pointer, size, is_store)


def _long(value: int) -> ConstantInt:
    return const_int(types.i64, value)


def _lanes(type_: Type) -> int:
    return type_.count if isinstance(type_, types.VectorType) else 1


def _operation(call: inst.CallBase) -> str | None:
    """What is called: `exp` of both exp and llvm.exp.v4f64."""
    name = call.callee.name
    if name is None or not name.startswith("llvm."):
        return name
    return ".".join(itertools.takewhile(lambda part: not _TYPE.fullmatch(part), name.split(".")[1:]))


def _is_mathematical(function: Function, name: str) -> bool:
    """Of numbers alone, and not one of ours."""
    type_ = function.value_type
    numbers = all(each.scalar.is_float for each in (type_.result, *type_.parameters))
    return function.is_declaration and numbers and name not in {*INTRINSICS, *FREE, "sqrt"}


def _flops(instruction: inst.Instruction) -> int:
    if isinstance(instruction, inst.BinaryOp):
        return FLOPS.get(instruction.opcode, 0) * _lanes(instruction.type)
    if isinstance(instruction, inst.CallBase) and (name := _operation(instruction)) in INTRINSICS:
        return INTRINSICS[name] * _lanes(instruction.arguments[-1].type)
    return 0


def _divisions(instruction: inst.Instruction) -> int:
    divides = instruction.opcode in DIVISIONS
    takes_root = isinstance(instruction, inst.CallBase) and _operation(instruction) == "sqrt"
    return _lanes(instruction.type) if divides or takes_root else 0
