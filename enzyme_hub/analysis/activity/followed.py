"""Which pointers are followed: whose memory is accessed, or which get to where nobody sees what becomes of them.

A pointer that is not followed is only moved. Compilers move numbers so, too, where a program has words of memory as
pointers; then nothing but the place where the word is read again says what it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from enzyme_hub.analysis.activity.flow_of_bytes import Places, body_of
from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.ir.walk import MEMBERS, MOVES, handed_on

Part: TypeAlias = "tuple[Value, tuple[int, ...]]"
"""A value, or the member at a path in it."""


class Followed:
    """The pointers in registers that are followed, found backwards from where they are; linear in the uses of pointers."""

    def __init__(self, places: Places) -> None:
        self._places = places
        starts: Iterator[Part] = (
            (value, ()) for function in places.functions for i in function.instructions for value in _followed_by(i)
        )
        self._parts = frozenset(reachable(starts, self._before))

    def __contains__(self, pointer: Value) -> bool:
        return (pointer, ()) in self._parts

    def _before(self, part: Part) -> Iterator[Part]:
        """What has the same bits, one step before."""
        value, path = part
        if isinstance(value, inst.Instruction) and value.opcode in MOVES:
            yield from ((operand, path) for operand in handed_on(value))
        elif isinstance(value, (inst.ShuffleVector, inst.ExtractElement, inst.InsertElement)):
            yield from ((lanes, path) for lanes in value.operands[:2] if lanes.type.scalar.is_pointer)
        elif isinstance(value, inst.ExtractValue):
            yield value.operand(0), (*value.indices, *path)
        elif isinstance(value, inst.InsertValue):
            here = value.indices[: len(path)]
            if path[: len(here)] == here:
                yield value.operand(1), path[len(value.indices) :]
            if path[: len(value.indices)] != value.indices:
                yield value.operand(0), path
        elif isinstance(value, inst.CallBase):
            called = body_of(value)
            if called is not None:
                yield from ((one, path) for one in called.returned)
        elif isinstance(value, Argument):
            for call in self._places.callers.get(value.function, ()):
                yield from ((given, path) for given in call.arguments[value.index : value.index + 1])


def _followed_by(i: inst.Instruction) -> Iterator[Value]:
    """The pointers that an instruction follows."""
    if isinstance(i, inst.Store):
        yield i.pointer
    elif isinstance(i, (inst.AtomicRMW, inst.CompareExchange)):
        yield i.operand(0)
    elif isinstance(i, inst.CallBase):
        if (called := body_of(i)) is not None:
            yield i.callee
            yield from i.arguments[len(called.arguments) :]
        else:
            yield from i.operands
    elif i.opcode not in _MOVE:
        yield from i.operands


_MOVE = MOVES | MEMBERS | {"ret", "icmp"}
"""What a pointer may meet and still be only moved."""
