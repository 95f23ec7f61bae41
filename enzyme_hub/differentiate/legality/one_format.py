"""Numbers keep their format, and are overwritten whole.

Memory that is a double here and a float there, or half of a double taken for a float, would have adjoints of two formats in the same
bytes.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.evidence import ACCESS
from enzyme_hub.analysis.types.nodes import Node, overlapping
from enzyme_hub.analysis.types.partial import Overwritten, number_cut, overwritten
from enzyme_hub.differentiate.legality.plan import Plan, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, PointerType, Type
from enzyme_hub.ir.values import Value


def numbers_have_one_format(plan: Plan) -> None:
    """What is accessed as one kind of float, in active memory or as a part of an integer, is not accessed as another."""
    types = plan.facts.types.analysis
    for i in live(plan):
        type_ = _number_seen(plan, i)
        if type_ is None or i in types.contested:
            continue
        for frame in plan.facts.types.frames:
            types.equations.frame = frame
            kinds = (leaf.evidence.floats for leaf in _scalars_at(plan, i, type_) if leaf.evidence is not None)
            found = [kind for floats in kinds for kind, rank in floats.items() if rank >= ACCESS]
            other = next((kind for kind in found if kind is not type_.scalar), None) or types.formats.beside(i)
            if other is not None:
                raise _of_two_formats(plan, i, type_, other)


def numbers_are_overwritten_whole(plan: Plan) -> None:
    """No integer is stored into a part of a number in active memory, where what is left may be a number of its own.

    `analysis/types/partial.py` says which parts may be overwritten.
    """
    types = plan.facts.types
    for i in live(plan):
        if not isinstance(i, inst.Store) or not plan.activity.has_shadow(i.pointer):
            continue
        part = overwritten(types, i)
        if part in (Overwritten.NOTHING, Overwritten.WORD):
            continue
        if part is Overwritten.UNCLEAR or plan.activity.is_active(i.value) or _is_number(plan, i.value):
            size = plan.source.module.layout.size(i.value.type)
            raise DifferentiationError(
                "EH0301",
                f"{plan.source.name} overwrites a part of a number in differentiated memory: "
                f"{size} bytes of a {number_cut(types, i) or 'number'}",
                where=i.where,
                why="the adjoint belongs to the number as a whole",
                remedy="change the bits of a copy in an integer of the same size, and store that",
            )


def _is_number(plan: Plan, value: Value) -> bool:
    """True if an integer is known to have the bits of a number."""
    parts = None if value.is_constant else plan.facts.types.parts(value)
    return any(isinstance(part.kind, FloatType) for part in parts or ())


def _of_two_formats(
    plan: Plan, i: inst.Instruction, type_: Type, other: FloatType | PointerType
) -> DifferentiationError:
    does = "takes the bits of a number" if isinstance(i, inst.Cast) else "accesses differentiated memory"
    return DifferentiationError(
        "EH0301",
        f"{plan.source.name} {does} as {type_}, and elsewhere as {other}",
        where=i.where,
        why="an adjoint has the format of its number, and here are two"
        if other.is_float
        else "shadow memory would have pointers there and adjoints, which only doubles tell apart",
        remedy="keep numbers of different formats in different memory, or convert them with a cast"
        if other.is_float
        else "keep numbers and pointers in different members, or use double",
    )


def _number_seen(plan: Plan, i: inst.Instruction) -> Type | None:
    """The type of float, or of a vector of floats, that active bytes are taken for."""
    if isinstance(i, (inst.Load, inst.Store)):
        type_ = i.type if isinstance(i, inst.Load) else i.value.type
        return type_ if type_.scalar.is_float and plan.activity.has_shadow(i.pointer) else None
    if i.opcode != "bitcast" or not plan.activity.is_active(i):
        return None
    return next((t for t in (i.type, i.operand(0).type) if t.scalar.is_float), None)


def _scalars_at(plan: Plan, i: inst.Instruction, type_: Type) -> list[Node]:
    """The scalars of the bytes that an instruction accesses in the current context."""
    equations, size = plan.facts.types.analysis.equations, plan.source.module.layout.size(type_)
    if isinstance(i, (inst.Load, inst.Store)):
        return overlapping(*equations.place(i.pointer), size)
    whole = next((one for one in (i, i.operand(0)) if not one.type.is_float), None)
    return overlapping(equations.node(whole), 0, size) if whole is not None else []
