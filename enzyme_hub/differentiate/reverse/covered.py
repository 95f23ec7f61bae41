"""Where a loop adds to what lies in windows: a loop that says before it begins which part of an array it goes through.

If the window takes all of that in, nothing is asked in the loop, and LLVM has several iterations computed at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import starmap

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.induction.recurrences import Evolution, Evolutions
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.reverse.protocol import Reversing
from enzyme_hub.differentiate.reverse.windows import Window
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import ConstantExpr, Value, const_int
from enzyme_hub.records import record


@record
class _Walk:
    """A load, and how its address evolves in the loop around it."""

    load: inst.Load
    address: Evolution


class Covered:
    """Those of one function; `loads` are those that add to windows."""

    def __init__(self, facts: FunctionFacts, loads: Iterable[inst.Instruction]) -> None:
        self._layout = facts.function.module.layout
        self._walks: dict[Loop, list[_Walk]] = {}
        evolutions: dict[Loop, Evolutions] = {}
        for load in loads:
            loop = facts.loop_of(load.block) if load.block is not None else None
            if loop is None or not isinstance(load, inst.Load) or not load.type.is_float:
                continue
            found = evolutions.setdefault(loop, Evolutions(loop)).of(load.pointer)
            if found is not None and not found.is_invariant and _has_one_base(found, load.pointer, loop):
                self._walks.setdefault(loop, []).append(_Walk(load, found))

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
