"""Blocks that native code may have released, and others put in their place: the text of a growing std::string.

Problem: a call made as it stands (a member of std::string) knows nothing of shadows. Where it leaves a pointer to a block of its own,
what lies in the shadow's place may be no block at all: the shadow of the string itself, for a short one. So it has to be known of each
block that the program releases whether a native call may have made it: if a pointer to it lies in an object that such a call was given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.analysis.types.nodes import Node, find, find_shifted, known_there, nodes_in
from enzyme_hub.analysis.types.overlap import everything_behind
from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value
from enzyme_hub.languages import known
from enzyme_hub.languages.meaning import DeferredReleases, Synchronises, meaning

_STRING_SIZES = (24, 32)  # of std::string, with libc++ and with libstdc++


class Replaced:
    """The blocks that these calls may replace. `types` are those of the program, None where they do not tell blocks apart."""

    def __init__(self, calls: Iterable[inst.CallBase], types: TypeAnalysis | None) -> None:
        self._is_any = False  # it may be any block
        self._places: defaultdict[Node, set[int]] = defaultdict(set)
        self._strings: defaultdict[Node, set[int]] = defaultdict(set)  # where the strings are that the calls are given
        for call in calls:
            if types is None or not known.replaces_own(call.callee.name or ""):
                self._is_any = True
                return
            for index, argument in enumerate(call.arguments):
                if argument.type.is_pointer:
                    self._add(types.function(call.function), argument, _size_of_string(call, index))
        self._near = self._parts_and_wholes(types.equations.graph.objects_around()) if self._places and types else set()

    def may_be(self, types: FunctionTypes, pointer: Value, bases: Iterable[Value]) -> bool:
        """True if the pointer, which was computed from these, may lead to a block that was put in the place of another one."""
        if self._is_any or not self._places:
            return self._is_any
        values = (pointer, *bases)
        if any(self._may_be(*place) for place in _places_of(types, values)):
            return True
        came_from = [one.pointer for one in values if isinstance(one, inst.Load)]
        return any(self._may_be_in_string(*place) for place in _places_of(types, came_from))

    def _may_be_in_string(self, node: Node, offset: int) -> bool:
        """True if a string may be at this place under another name: `end[-1]`.

        Where no array is known, a place before the pointer that others count from is not told from the one behind it.
        """
        return any((offset < 0) != (other < 0) for other in self._strings.get(node, ()))

    def _may_be(self, node: Node, offset: int) -> bool:
        if node not in self._places:
            return node in self._near
        return any(_may_be_same(node, offset, other) for other in self._places[node])

    def _add(self, types: FunctionTypes, argument: Value, size: int | None) -> None:
        """A call is given an object of that size, or one of which it may follow all pointers."""
        for node, offset in types.places(argument):
            if size:  # 0: no string is there; None: it may be any object
                whole, start = find_shifted(node, offset)
                self._strings[whole].add(start)
            inside = known_there(node, offset, size) if size is not None else everything_behind(node)
            for one in inside:
                if one.target is not None:
                    target, place = find_shifted(*one.target)
                    self._places[target].add(place)

    def _parts_and_wholes(self, around: Mapping[Node, Iterable[Node]]) -> set[Node]:
        """The objects that have those with a place among their parts, and the parts of these: others have other names for the place."""
        parts = {part for node in self._places for part in nodes_in(node)}

        def beside(node: Node) -> list[Node]:
            return [one for one in map(find, around.get(find(node), ())) if one not in parts]

        return parts.union(reachable(self._places, beside))


def _places_of(types: FunctionTypes, pointers: Iterable[Value]) -> Iterator[tuple[Node, int]]:
    return (find_shifted(*place) for one in pointers for place in types.places(one))


def _may_be_same(node: Node, one: int, other: int) -> bool:
    """True if two offsets may be the same place, of the same or of different elements of an array."""
    if one == other:
        return True
    for (anchor, stride), run in node.runs.items():
        start = min(one, other)
        is_within = run.goes_back or (start >= anchor and (run.limit is None or max(one, other) < run.limit))
        if is_within and (one - other) % stride == 0:
            return True
    return False


def _size_of_string(call: inst.CallBase, index: int) -> int | None:
    """The bytes of the std::string that an argument refers to: what lies behind, in the object of which the string is a member, is
    none of the call's concern. A pointer to characters has none in it."""
    function = call.called_function
    if function is None or index >= len(function.arguments):
        return None
    told = function.arguments[index].attribute("dereferenceable")
    size = int(told.removeprefix("dereferenceable(").removesuffix(")")) if told is not None else None
    if size in _STRING_SIZES:
        return size
    is_object = index == 0 or size is not None or function.arguments[index].has_attribute("sret")
    return None if is_object or not known.is_of_strings(function.name or "") else 0


def replaces_nothing(call: inst.CallBase) -> bool:
    """True for the waiting releases of a derivative, and for what leaves no pointer to another block."""
    called = call.callee
    is_known = (
        isinstance(called, Function)
        and called.is_declaration
        and (str(called.name).startswith("llvm.") or known.replaces_nothing(called.name))
    )
    return is_known or isinstance(meaning(call), (DeferredReleases, Synchronises))
