"""Everything that depends on an active input, in all functions that requests reach: whatever its type, in any calling context."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.activity.flow_of_bytes import Flow, Places
from enzyme_hub.analysis.activity.uses import Use, use_of
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.analysis.types.overlap import all_leaves
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Argument
from enzyme_hub.languages.meaning import Custom, meaning

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


def everything_varied(places: Places, given: Iterable[Given], given_shadows: Collection[GlobalVariable] = ()) -> Varied:
    given = list(given)
    varied = Varied(places)
    for function, kinds in given:
        for argument, kind in zip(function.arguments, kinds, strict=True):
            if kind is not Kind.CONST:
                varied.raise_value(argument, 1, argument)
    for leaf, argument in memory_of_arguments(places, given).items():
        varied.raise_place(leaf, 1, argument)
    varied.run()
    through_given_functions(varied, given_shadows)
    return varied


def through_given_functions(flow: Flow, given_shadows: Collection[GlobalVariable] = ()) -> None:
    """What a function with a given derivative reads in memory gets into all that it may write, and into its result, until there is no
    more of it.

    A global with a shadow that the program names is varied as it is.
    """
    places = flow.places
    waiting = [i for f in places.functions for i in f.instructions if isinstance(i, inst.CallBase) and _is_given(i)]
    while True:
        fresh = [i for i in waiting if any(map(flow.memory.get, _reached(places, i))) or _names(i, given_shadows)]
        if not fresh:
            return
        waiting = [i for i in waiting if i not in fresh]
        for call in fresh:
            for leaf in _reached(places, call):
                flow.raise_place(leaf, 1, call)
            if not call.type.scalar.is_int:  # an error's number, or a handle
                flow.raise_value(call, flow.carry(call, 1, call), call)
        flow.run()


def _is_given(call: inst.CallBase) -> bool:
    return isinstance(meaning(call), Custom)


def _reached(places: Places, call: inst.CallBase) -> list[Node]:
    pointers = [a for a in call.arguments if a.type.is_pointer]
    return [leaf for a in pointers for node in places.behind(call.function, a) for leaf in all_leaves(node)]


def _names(call: inst.CallBase, variables: Collection[GlobalVariable]) -> bool:
    return any(a in variables for a in call.arguments)


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
