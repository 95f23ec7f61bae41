"""Memory that something is put into through a pointer from elsewhere.

Where it is decided at run time what is constant, only such memory can have a shadow beside it (`marks`): what a function allocates
itself has a shadow in any case. Nobody looks for one in memory that is only read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_hub.analysis.types.nodes import Node, find, overlapping
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import Role, has_role
from enzyme_hub.ir.values import Value
from enzyme_hub.ir.walk import origin
from enzyme_hub.languages.heap import Allocation
from enzyme_hub.languages.meaning import Copy, Custom, Math, meaning

if TYPE_CHECKING:
    from enzyme_hub.differentiate.program import Program

_ENDLESS = 1 << 40  # bytes: all that lies behind a place


class PutInto:
    """What the functions of a program put into memory that is not their own."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._known: dict[Value, bool] = {}

    @property
    def is_anything(self) -> bool:
        return bool(self._written)

    def may_be(self, function: Function, pointer: Value) -> bool:
        """True if something may be put where a pointer leads, or behind that."""
        if pointer not in self._known:
            leaves = self._leaves(function, pointer)
            self._known[pointer] = any(find(leaf) in self._written for leaf in leaves)
        return self._known[pointer]

    def is_anything_in_steps(self, function: Function) -> bool:
        """True if an iteration of a loop with snapshots, reached from a function, puts something where it was not given its state."""
        below = self._program.calls.below
        steps = [one for one in below([function]) if has_role(one, Role.CHECKPOINTED_STEP)]
        return any(
            not (one in steps and pointer is one.arguments[0]) and not self._is_own(one, pointer)
            for one in below(steps)
            for pointer in map(origin, _targets(one))
        )

    @cached_property
    def _written(self) -> frozenset[Node]:
        found: set[Node] = set()
        for function in self._program.calls.reached:
            for pointer in _targets(function):
                if not self._is_own(function, pointer):
                    found.update(map(find, self._leaves(function, pointer)))
        return frozenset(found)

    def _leaves(self, function: Function, pointer: Value) -> Iterator[Node]:
        """With what may share bytes although the graph left it apart."""
        overlaps = self._program.types.overlaps
        for place in self._program.types.places(function, pointer):
            for leaf in overlapping(*place, _ENDLESS):
                yield leaf
                yield from overlaps.of(leaf)

    def _is_own(self, function: Function, pointer: Value) -> bool:
        """True for memory that begins in the function."""
        return all(
            isinstance(base, inst.Alloca) or (isinstance(base, inst.CallBase) and isinstance(meaning(base), Allocation))
            for base in self._program.facts(function).pointers.all_bases(pointer)
        )


def _targets(function: Function) -> Iterable[Value]:
    """The pointers through which derivatives put numbers and pointers somewhere."""
    for i in function.instructions:
        if isinstance(i, inst.Store):
            yield i.pointer
        elif isinstance(i, inst.CallBase):
            what = meaning(i)
            if isinstance(what, Copy):
                yield i.operand(what.target)
            elif isinstance(what, Math):
                yield from (i.arguments[k] for k in what.rule.outputs)
            elif isinstance(what, Custom):
                yield from (a for a in i.arguments if a.type.is_pointer)
