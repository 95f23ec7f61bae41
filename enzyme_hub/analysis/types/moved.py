"""Which moves of pointers are those of objects that `apart` keeps apart, as far as a first pass of the equations knows."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.analysis.types.nodes import Node, find
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Constant
from enzyme_hub.languages.meaning import ARM, is_arm


def moves_of(equations: Equations) -> frozenset[inst.Instruction]:
    """The moves by which the pointers get to one place that arms are given copies of."""
    if ARM not in equations.module.functions:
        return frozenset()
    of = equations.frames.of
    arms = [i for function in of for i in function.instructions if isinstance(i, inst.CallBase) and is_arm(i)]
    erased = {
        find(equations.node_in(frame, arm.arguments[0]))
        for arm in arms
        for frame in of[arm.function]
        if not isinstance(arm.arguments[0], Constant)
    }
    if not arms:
        return frozenset()
    moves = (i for function in of for i in function.instructions if _moves_pointers(i))
    found = [i for i in moves if any(leaf in erased for frame in of[i.function] for leaf in _ends(equations, frame, i))]
    return frozenset((*arms, *found))


def _moves_pointers(i: inst.Instruction) -> bool:
    if isinstance(i, inst.Store):
        return i.value.type.is_pointer
    if isinstance(i, inst.InsertValue) or i.opcode == "insertelement":
        return i.operand(1).type.is_pointer
    return i.opcode in ("phi", "select") and i.type.is_pointer


def _ends(equations: Equations, frame: Frame, i: inst.Instruction) -> Iterator[Node]:
    """The pointers that an instruction moves, before or afterwards."""
    equations.frame = frame
    value = i.operand(0) if isinstance(i, inst.Store) else i if i.opcode in ("phi", "select") else i.operand(1)
    if not isinstance(value, Constant):
        yield find(equations.node(value))
    if isinstance(i, inst.Store):
        yield find(equations.graph.piece(*equations.place(i.pointer), equations.layout.pointer_size()))
