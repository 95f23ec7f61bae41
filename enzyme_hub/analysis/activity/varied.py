"""Everything that depends on an active input, in all functions that requests reach: whatever its type, in any calling context."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.activity.flow_of_bytes import Flow, Places
from enzyme_hub.analysis.activity.uses import Use, use_of
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.analysis.types.overlap import all_leaves
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument

Given = tuple[Function, tuple[Kind, ...]]
"""A function that is to be differentiated, and what becomes of its arguments."""


class Varied(Flow):
    """What is varied is in `levels` (values) and in `memory`."""

    def carry(self, i: inst.Instruction, level: int, origin: inst.Instruction | Argument) -> int:
        if isinstance(i, inst.CallBase):
            self._mark_arguments(i, level, origin)
        return 0 if use_of(i) is Use.ZERO or i.type.is_void or i.type.is_pointer else level

    def _mark_arguments(self, call: inst.CallBase, level: int, origin: inst.Instruction | Argument) -> None:
        """A function whose body is not here may write what it is given wherever it may write."""
        for argument in call.arguments:
            if argument.type.is_pointer:
                for leaf in self.places.at(call.function, argument, 8):
                    self.raise_place(leaf, level, origin)


def everything_varied(places: Places, given: Iterable[Given]) -> Varied:
    given = list(given)
    varied = Varied(places)
    for function, kinds in given:
        for argument, kind in zip(function.arguments, kinds, strict=True):
            if kind is not Kind.CONST:
                varied.raise_value(argument, 1, argument)
    for leaf, argument in memory_of_arguments(places, given).items():
        varied.raise_place(leaf, 1, argument)
    varied.run()
    return varied


def memory_of_arguments(places: Places, given: Iterable[Given]) -> dict[Node, Argument]:
    """The memory of the caller that is differentiated, with the argument that leads to it."""
    equations = places.types.equations
    found: dict[Node, Argument] = {}
    for function, kinds in given:
        for argument, kind in zip(function.arguments, kinds, strict=True):
            if kind.has_shadow and argument.type.is_pointer:
                node = equations.node_in(equations.frames.root(function), argument)
                found.update(dict.fromkeys(all_leaves(equations.graph.pointee(node)[0]), argument))
    return found
