"""Numbers in integers are moved whole.

Shifts and masks of integers move the numbers in them, and derivatives move their bits in the same way. Where a mask keeps a few
bits of a number, or constant bytes are put beside some of its own, and a number is made of these, that would make a number of a
part of the derivative's bits.
"""

from __future__ import annotations

from enzyme_hub.analysis.activity.uses import Use, use_of
from enzyme_hub.analysis.bit_forms import constant
from enzyme_hub.analysis.types.answers import Part
from enzyme_hub.analysis.types.bits import constant_bytes, shuffle_mask
from enzyme_hub.differentiate.legality.plan import Plan, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import FloatType, IntType
from enzyme_hub.ir.values import ConstantAggregate, ConstantInt, ConstantSplat, ConstantWord, Value

_DEPTH = 16


def numbers_move_whole(plan: Plan) -> None:
    """Refuse numbers that are made of some of another number's bits."""
    for i in live(plan):
        if _cuts(plan, i):
            raise DifferentiationError(
                "EH0302",
                f"{plan.source.name} makes a number of some of another number's bits",
                where=i.where,
                why="the derivative has other bits, so a part of them is none of the number that is made",
                remedy="compute with floating-point operations, or pass the inputs it depends on as enzyme_const",
            )


def _cuts(plan: Plan, i: inst.Instruction) -> bool:
    if i.opcode == "and" and use_of(i) is not Use.ZERO:
        value, mask = i.operands
        kept = mask.value if isinstance(mask, ConstantInt) else None
        return kept is not None and plan.activity.is_active(i) and _keeps_some_bits(plan, value, kept)
    if i.opcode == "bitcast" and i.type.scalar.is_float:
        made = i.operand(0)
    elif isinstance(i, inst.Store):
        made = i.value
    else:
        return False
    if isinstance(made, inst.Instruction) and use_of(made) is Use.ZERO:
        return False
    if not made.type.scalar.is_int or not plan.activity.is_active(made):
        return False
    return _has_constants(plan, i, made) if isinstance(made.type, IntType) else _is_torn(plan, i, made)


def _keeps_some_bits(plan: Plan, value: Value, kept: int) -> bool:
    """True if a mask keeps some bits of a byte of a number."""
    layout = plan.source.module.layout
    parts = plan.facts.types.parts(value)
    places = [(0, layout.size(value.type))] if parts is None else _numbers(parts, layout)
    return any(
        (kept >> 8 * byte) & 0xFF not in (0, 0xFF) for start, size in places for byte in range(start, start + size)
    )


def _has_constants(plan: Plan, i: inst.Instruction, made: Value) -> bool:
    """True if some bytes of a number that is made here are constant by the way it is made, and others are not."""
    constants = constant_bytes(made)
    return constants != 0 and any(
        0 < (constants >> start & ((1 << size) - 1)).bit_count() < size for start, size in _made(plan, i, made)
    )


def _is_torn(plan: Plan, i: inst.Instruction, made: Value) -> bool:
    """True if the bytes of a number that is made here of lanes are not those of one number, in their order."""
    layout = plan.source.module.layout
    origins = _origins(made, layout)
    for start, size in _made(plan, i, made):
        of_number = origins[start : start + size]
        first = of_number[0]
        whole = [(first[0], first[1] + k) for k in range(size)] if first is not None and first[1] % size == 0 else None
        if of_number != whole and any(one is not None for one in of_number):
            return True
    return False


_Origin = tuple[Value, int] | None  # a value and a byte of it; None for zero


def _origins(value: Value, layout: DataLayout, depth: int = 0) -> list[_Origin]:
    """Where each byte of a vector of integers comes from, as far as it was only moved."""
    size = layout.size(value.type)
    if isinstance(value, (ConstantWord, ConstantSplat)) and constant(value) == 0:
        return [None] * size
    if depth < _DEPTH and isinstance(value, inst.Cast) and value.opcode == "bitcast":
        return _origins(value.operand(0), layout, depth + 1)
    if depth < _DEPTH and isinstance(value, inst.ShuffleVector):
        left, right, mask = value.operands
        given = _origins(left, layout, depth + 1) + _lanes(right, layout, depth + 1)
        each = layout.size(value.type.scalar)
        found: list[_Origin] = []
        for lane in shuffle_mask(mask):
            found += [None] * each if lane is None else given[lane * each : (lane + 1) * each]
        return found
    return [(value, k) for k in range(size)]


def _lanes(value: Value, layout: DataLayout, depth: int) -> list[_Origin]:
    """The same for the second operand of a shuffle, in whose place compilers put zeros lane by lane."""
    if not isinstance(value, ConstantAggregate):
        return _origins(value, layout, depth)
    each = layout.size(value.type.scalar)
    found: list[_Origin] = []
    for lane, element in enumerate(value.elements):
        is_zero = isinstance(element, ConstantInt) and element.value == 0
        found += [None] * each if is_zero else [(value, lane * each + k) for k in range(each)]
    return found


def _made(plan: Plan, i: inst.Instruction, made: Value) -> list[tuple[int, int]]:
    """Where the numbers are that a cast makes of integers, or that a store puts into memory, and their sizes."""
    layout = plan.source.module.layout
    if isinstance(i, inst.Store):
        pattern = plan.facts.types.memory(i.pointer, layout.size(made.type))
        return [] if pattern is None else _numbers(pattern.parts, layout)
    size = layout.size(i.type.scalar)
    return [(start, size) for start in range(0, layout.size(i.type), size)]


def _numbers(parts: tuple[Part, ...], layout: DataLayout) -> list[tuple[int, int]]:
    """Where numbers are, and their sizes."""
    return [(part.offset, layout.size(part.kind)) for part in parts if isinstance(part.kind, FloatType)]
