"""What is asked of a window once for many additions: whether it takes in the part of an array that they are in.

A loop may say before it begins which part that is, and a block which addresses it adds to. If the window takes all of that in,
nothing is asked at each addition: LLVM has several iterations computed at once, or several of the block's additions.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import starmap

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.induction.recurrences import Evolution, Evolutions
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.reverse.protocol import Reversing
from enzyme_hub.differentiate.reverse.windows import Window
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, ConstantExpr, ConstantInt, Value, const_int


@record
class _Walk:
    """A load, and how its address evolves in the loop around it."""

    load: inst.Load
    address: Evolution


@record
class _Group:
    """Loads of a block, the last one in front; and the pointers that they are at distances from: the least, and where the farthest ends."""

    loads: list[inst.Load]
    reach: dict[Value, tuple[int, int]]


class Covered:
    """Those of one function; `loads` has for those that add to windows what tells the windows apart."""

    def __init__(self, facts: FunctionFacts, loads: Mapping[inst.Instruction, object]) -> None:
        self._layout = facts.function.module.layout
        self._walks: dict[Loop, list[_Walk]] = {}
        self._groups: dict[inst.Instruction, _Group] = {}
        evolutions: dict[Loop, Evolutions] = {}
        others: dict[tuple[Block, object, Type], list[inst.Load]] = {}
        for load, array in loads.items():
            if load.block is None or not isinstance(load, inst.Load) or not load.type.scalar.is_float:
                continue
            loop = facts.loop_of(load.block)
            walk = _walk(load, loop, evolutions) if loop is not None else None
            if loop is not None and walk is not None:
                self._walks.setdefault(loop, []).append(walk)
            else:
                others.setdefault((load.block, array, load.type.scalar), []).append(load)
        for together in others.values():
            if len(together) > 1:
                group = self._group(together)
                self._groups[group.loads[0]] = group

    def _group(self, loads: list[inst.Load]) -> _Group:
        block = loads[0].block
        assert block is not None
        wanted = set(loads)
        ordered = [i for i in reversed(block.instructions) if isinstance(i, inst.Load) and i in wanted]
        reach: dict[Value, tuple[int, int]] = {}
        for load in ordered:
            root, distance = _from_root(load.pointer, self._layout)
            least, farthest = reach.get(root, (distance, distance))
            reach[root] = min(least, distance), max(farthest, distance + self._layout.size(load.type))
        return _Group(ordered, reach)

    def meet(self, g: Reversing, i: inst.Instruction) -> None:
        """In front of the reverse of an instruction, which may be the first of a group."""
        group = self._groups.get(i)
        if group is None:
            return
        for lane in g.lanes():
            window = g.windows.of(group.loads[0], i.type.scalar, lane)
            if window is not None:
                ends = [_reach(g, root, *ends) for root, ends in group.reach.items()]
                low, high = _extreme(g.builder, "ult", ends), _extreme(g.builder, "ugt", ends)
                part = low, high, const_int(types.i64, len(group.loads))
                g.windows.cover(g.builder, window, group.loads, lane, part)

    def enter(self, g: Reversing, loop: Loop, last: Value) -> None:
        """In front of the reverse of a loop, of which `last` is the number of the last iteration."""
        for lane in g.lanes():
            together: dict[Value, tuple[Window, list[_Walk]]] = {}
            for walk in self._walks.get(loop, ()):
                window = g.windows.of(walk.load, walk.load.type, lane)
                if window is not None:
                    together.setdefault(window.kept, (window, []))[1].append(walk)
            for window, walks in together.values():
                self._cover(g, window, walks, last)

    def _cover(self, g: Reversing, window: Window, walks: list[_Walk], last: Value) -> None:
        b = g.builder
        sizes = {self._layout.size(walk.load.type) for walk in walks}
        ends = [_ends(g, walk.address, last) for walk in walks]
        low, high = _extreme(b, "ult", ends), _extreme(b, "ugt", ends)
        end = b.binary("add", high, const_int(types.i64, max(sizes)))
        times = b.binary("add", last, const_int(types.i64, 1))
        count = b.binary("mul", times, const_int(types.i64, len(walks)))
        g.windows.cover(b, window, [walk.load for walk in walks], g.lane, (low, end, count))


def _reach(g: Reversing, root: Value, least: int, farthest: int) -> tuple[Value, Value]:
    """The addresses of the adjoints at these distances from one."""
    b = g.builder
    at = b.cast("ptrtoint", g.shadow(root), types.i64)
    return b.binary("add", at, const_int(types.i64, least)), b.binary("add", at, const_int(types.i64, farthest))


def _from_root(pointer: Value, layout: DataLayout) -> tuple[Value, int]:
    """A pointer as another one and a constant distance from it."""
    distance = 0
    while isinstance(pointer, inst.GetElementPtr) and all(isinstance(k, ConstantInt) for k in pointer.indices):
        indices = [k.value for k in pointer.indices if isinstance(k, ConstantInt)]
        distance += layout.offset_of_indices(pointer.source_type, indices)
        pointer = pointer.pointer
    return pointer, distance


def _walk(load: inst.Load, loop: Loop, evolutions: dict[Loop, Evolutions]) -> _Walk | None:
    """The load if its address moves evenly in a loop."""
    if not load.type.is_float:
        return None
    found = evolutions.setdefault(loop, Evolutions(loop)).of(load.pointer)
    if found is None or found.is_invariant or not _has_one_base(found, load.pointer, loop):
        return None
    return _Walk(load, found)


def _has_one_base(address: Evolution, pointer: Value, loop: Loop) -> bool:
    """True for one pointer and a distance from it, which is that of its shadow: not for `x + (p - x)`, where p has one of its own."""
    bases = [atom for atom, factor in address.start.terms.items() if factor == 1 and _is_pointer(atom)]
    pointers = [one for one in (*address.start.values(), *address.step.values()) if one.type.is_pointer]
    return len(bases) == 1 and pointers == bases and _is_made_of(pointer, pointers[0], loop)


def _is_pointer(atom: object) -> bool:
    return isinstance(atom, Value) and atom.type.is_pointer


def _is_made_of(pointer: Value, base: Value, loop: Loop) -> bool:
    """True if a pointer is the other one with distances added, in the loop and in front of it."""
    while pointer is not base:
        if isinstance(pointer, (inst.GetElementPtr, ConstantExpr)) and pointer.opcode == "getelementptr":
            pointer = pointer.operands[0]
        elif isinstance(pointer, inst.Phi) and pointer.block is loop.header and loop.preheader is not None:
            pointer = pointer.incoming_from(loop.preheader)
        elif isinstance(pointer, inst.Phi) and len(pointer.incoming) == 1:
            pointer = pointer.incoming[0][0]
        else:
            return False
    return True


def _ends(g: Reversing, address: Evolution, last: Value) -> tuple[Value, Value]:
    """The addresses of the adjoints in the first iteration and in the last one."""
    b = g.builder
    here: Mapping[Value, Value] = {
        one: b.cast("ptrtoint", g.shadow(one), types.i64) if one.type.is_pointer else g.primal(one)
        for one in (*address.start.values(), *address.step.values())
    }
    return address.at(b, const_int(types.i64, 0), here), address.at(b, last, here)


def _extreme(b: Builder, predicate: str, ends: list[tuple[Value, Value]]) -> Value:
    def one_of(first: Value, second: Value) -> Value:
        return b.select(b.compare("icmp", predicate, first, second), first, second)

    found, *others = starmap(one_of, ends)
    for other in others:
        found = one_of(found, other)
    return found
