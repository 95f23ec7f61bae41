"""Numbers that go from one thread of a warp to another: `__shfl_sync` and its kin.

What a thread gets is linear in what the others have, so the adjoint goes the way back: of a number that came from d lanes further up the
adjoint goes to there, by a shuffle in the other direction, and where nobody was to be read from (the last d lanes kept their own) it stays.
One lane that all read from gets the sum of what all have.

The whole warp takes part, and the distance is the same for all threads: who reads from whom must be known to those who are read from.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FunctionType, Type
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null
from enzyme_hub.rules.protocol import ADJOINT_FLAGS, Context, Contributions, Rule

INTRINSIC = "llvm.nvvm.shfl.sync."
OWN = "__ehub_shfl_"  # of a double, which the GPU moves in two halves: `normalise/shuffles` puts them together
MODES = ("idx", "up", "down", "bfly")
_LANES = 32
_WHOLE = {"idx": 31, "up": 0, "down": 31, "bfly": 31}  # the operand that says that a warp is one segment
_ATTRIBUTES = "convergent nocallback nounwind memory(inaccessiblemem: readwrite)"


class ShuffleRule(Rule):
    """Operands: which threads take part, the number, the lane or distance, the segment."""

    def __init__(self, mode: str) -> None:
        self._mode = mode

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return (1,)

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        if seed is None or 1 not in wanted:
            return []
        _check(instruction, self._mode)
        b, mode = g.builder, self._mode
        distance = g.primal(instruction.operand(2))
        if mode == "bfly":
            return [(1, shuffle(g.module, b, "bfly", seed, distance))]
        lane = b.call(g.module.declare("llvm.nvvm.read.ptx.sreg.laneid", types.function(types.i32, ())), [])
        if mode == "idx":
            return [(1, self._sum(g, lane, distance, seed))]
        last = const_int(types.i32, _LANES - 1)
        is_read = b.compare("icmp", "uge", lane, distance)  # down: from `distance` lanes below
        keeps = b.compare("icmp", "ugt", b.binary("add", lane, distance), last)
        if mode == "up":
            is_read, keeps = (
                b.compare("icmp", "ule", b.binary("add", lane, distance), last),
                b.compare("icmp", "ult", lane, distance),
            )
        back = shuffle(g.module, b, "up" if mode == "down" else "down", seed, distance)
        given = b.select(is_read, back, null(seed.type))
        kept = b.select(keeps, seed, null(seed.type))
        return [(1, b.binary("fadd", given, kept, ADJOINT_FLAGS))]

    def _sum(self, g: Context, lane: Value, source: Value, seed: Value) -> Value:
        """The sum over the warp, in the lane that all read from."""
        b, total, distance = g.builder, seed, _LANES // 2
        while distance:
            other = shuffle(g.module, b, "bfly", total, const_int(types.i32, distance))
            total = b.binary("fadd", total, other, ADJOINT_FLAGS)
            distance //= 2
        read = b.binary("and", source, const_int(types.i32, _LANES - 1))
        return b.select(b.compare("icmp", "eq", lane, read), total, null(seed.type))

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        if 1 not in tangents:
            return None
        assert isinstance(instruction, inst.CallBase)
        mask, _, distance, segment = map(g.primal, instruction.arguments)
        return g.builder.call(function(g.module, self._mode, tangents[1].type), [mask, tangents[1], distance, segment])


RULES = {mode: ShuffleRule(mode) for mode in MODES}


def is_shuffle(name: str) -> bool:
    return name.startswith((INTRINSIC, OWN))


def find(name: str, result: Type) -> Rule | None:
    """The rule of a shuffle of numbers."""
    if is_shuffle(name) and result.is_float:
        mode = name.removeprefix(INTRINSIC).removeprefix(OWN).partition(".")[0].partition("_")[0]
        return RULES.get(mode)
    return None


def shuffle(module: Module, b: Builder, mode: str, value: Value, distance: Value) -> Value:
    """A shuffle of the whole warp."""
    whole = [const_int(types.i32, -1), value, distance, const_int(types.i32, _WHOLE[mode])]
    return b.call(function(module, mode, value.type), whole)


def signature(type_: Type) -> FunctionType:
    return types.function(type_, (types.i32, type_, types.i32, types.i32))


def function(module: Module, mode: str, type_: Type) -> Function:
    """The shuffle of a number."""
    name = f"{INTRINSIC}{mode}.f32" if type_ is types.f32 else f"{OWN}{mode}_{type_}"
    return module.declare(name, signature(type_), _ATTRIBUTES)


def _check(i: Instruction, mode: str) -> None:
    mask, _, distance, segment = i.operands[:4]
    why = None
    if not (isinstance(mask, ConstantInt) and mask.value in (-1, 2**32 - 1)):
        why = "not all threads of the warp take part: the mask is not 0xffffffff"
    elif not (isinstance(segment, ConstantInt) and segment.value == _WHOLE[mode]):
        why = "the warp is divided into segments"
    elif not is_uniform(distance):
        why = "threads may read at different distances, and who is read from does not know by whom"
    if why is not None:
        raise DifferentiationError(
            "EH0303",
            f"a shuffle of differentiated numbers in {i.function.name}",
            where=i.where,
            why=why,
            remedy="shuffle the whole warp by the same distance, or go through shared memory",
        )


def is_uniform(value: Value) -> bool:
    """True for a value that is made of constants alone, as the counter of a loop is."""
    seen: set[Value] = set()
    work = [value]
    while work:
        one = work.pop()
        if one in seen or one.is_constant:
            continue
        seen.add(one)
        if isinstance(one, inst.Phi):
            work.extend(one.operands[::2])
        elif isinstance(one, (inst.BinaryOp, inst.Cast)):
            work.extend(one.operands)
        else:
            return False
    return True


# -- doubles --------------------------------------------------------------------------------------------------------------------


def lower(module: Module) -> None:
    """Give the shuffles of doubles bodies, which move the halves."""
    for mode in MODES:
        name = f"{OWN}{mode}_{types.f64}"
        found = module.functions.get(name)
        if found is None or not found.is_declaration:
            continue
        halves = module.declare(
            f"{INTRINSIC}{mode}.i32", types.function(types.i32, (types.i32,) * 4), "convergent nounwind"
        )
        found.is_declaration = False
        found.header_prefix, found.header_suffix = "internal", "alwaysinline convergent nounwind"
        b = Builder(found.add_block())
        mask, value, distance, segment = found.arguments
        word = b.cast("bitcast", value, types.i64)
        total: Value = const_int(types.i64, 0)
        for shift in (0, 32):
            half = b.cast("trunc", b.binary("lshr", word, const_int(types.i64, shift)), types.i32)
            moved = b.cast("zext", b.call(halves, [mask, half, distance, segment]), types.i64)
            total = b.binary("or", total, b.binary("shl", moved, const_int(types.i64, shift)))
        b.ret(b.cast("bitcast", total, types.f64))
