"""Accesses to the pointers in static memory, in a copy of a function: what is looked after, and what is checked.

A pointer that an earlier call left in static memory has a shadow if its place is a slot of a workspace, or if it leads to
another variable. Any other has none. Where it is decided at run time what is constant, it leads to constant memory; else
the program ends with a message where such a one is read, unless nobody looks behind it.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.memory.alias import Category
from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.shadowed import kept
from enzyme_hub.differentiate.shadowed.global_pointers import global_behind
from enzyme_hub.differentiate.shadowed.memory import may_be_pointers_of
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.shadowed.workspaces import lanes_of
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int, null


class Statics:
    """What a copy of the function of `plan` adds to its accesses of static memory. `primal` gives the copies of values."""

    def __init__(self, plan: Plan, environment: Environment, primal: Callable[[Value], Value]) -> None:
        self._plan = plan
        self._program = environment.program
        self._open_globals = environment.program.open_beside(plan.source)
        self._checks = kept.Checks(environment.runtime, self._open_globals)
        self._keeper = environment.keeper
        self._primal = primal
        self._decides_at_run_time = plan.key.options.runtime_activity and environment.marks_constants

    def before_load(self, b: Builder, i: inst.Load, lane: int) -> None:
        """Bring the shadow of the pointer that was read, if it is that of a workspace."""
        workspaces = self._program.workspaces
        for distance, element in self._elements(i.type):
            slots = workspaces.slots(i.pointer, distance)
            if not slots:
                continue
            pointer = _element(b, self._primal(i), element)
            if _is_certain(i.pointer, len(slots)):
                self._keeper.read(b, workspaces.groups[slots[0]], slots[0], lane, pointer)
            else:
                groups = {slot: workspaces.groups[slot] for slot in slots}
                self._keeper.read_at(b, groups, b.offset(self._primal(i.pointer), distance), lane, pointer)

    def after_store(self, b: Builder, i: inst.Store, lane: int) -> None:
        """A pointer of which the shadow was stored, too, owns that."""
        for distance, element in self._elements(i.value.type):
            slots = self._program.workspaces.slots(i.pointer, distance)
            if not slots:
                continue
            pointer = _element(b, self._primal(i.value), element)
            if _is_certain(i.pointer, len(slots)):
                self._keeper.stored(b, slots[0], lane, pointer)
            else:
                self._keeper.stored_at(b, slots, b.offset(self._primal(i.pointer), distance), lane, pointer)

    def _elements(self, type_: Type) -> list[tuple[int, int | None]]:
        """Where the pointers are that an access moves: the distance of each, and its place in the vector if that is one."""
        if type_.is_pointer:
            return [(0, None)]
        size = self._program.addresses.pointer_size
        return [(size * k, k) for k in range(lanes_of(type_))] if type_.scalar.is_pointer else []

    def forget(self, b: Builder, block: Value, lane: int) -> None:
        self._keeper.forget(b, self._program.workspaces.all_groups, lane, block)

    def must_save_shadow(self, i: inst.Load) -> bool:
        """True if the shadow of what was read may be gone from its place when the pointer itself is still there: a block that is
        released, here or by a caller before the reverse runs, is forgotten, and nothing has to be stored in its slot for that."""
        slots = self._program.workspaces.slots
        is_of_slot = any(slots(i.pointer, distance) for distance, _ in self._elements(i.type))
        return is_of_slot and (self._plan.key.is_split or self._plan.facts.is_elsewhere_released(i))

    def after_load(self, b: Builder, i: inst.Load, lane: int, shadow: Value) -> Value:
        """The shadow of a pointer that was read: the pointer itself if it is an earlier call's, or the program stops."""
        for distance, element in self._elements(i.type):
            found = self._open(i.pointer, distance)
            if not found or (element is None and not self._is_looked_behind(i)):
                continue
            if self._decides_at_run_time and element is None and i.type.is_pointer:
                is_null = b.compare("icmp", "eq", shadow, null(types.ptr))
                shadow = b.select(is_null, self._primal(i), shadow)
                continue
            pointer, its_shadow = (_element(b, one, element) for one in (self._primal(i), shadow))
            place = b.offset(self._primal(i.pointer), distance)
            self._checks.one(b, place, pointer, its_shadow, self._stop(found, i))
        return shadow

    def _is_looked_behind(self, i: inst.Load) -> bool:
        """True if numbers, or more pointers, may be accessed through a pointer."""
        is_only_compared = all(isinstance(user, inst.Compare) for user in i.users)
        return not is_only_compared and not self._plan.facts.types.points_to_integers(i)

    def check_copied(
        self, b: Builder, i: inst.CallBase, source: Value, shadow_and_size: tuple[Value, Value], pattern: Pattern
    ) -> None:
        """Stop for the pointers in memory that is copied."""
        found = self._open(source) if not self._decides_at_run_time else ""
        shadow, size = shadow_and_size
        for offset in may_be_pointers_of(pattern) if found else ():
            stop = self._stop(found, i)
            self._checks.copied(b, self._primal(source), shadow, size, offset, pattern.period, stop)

    def are_constant_behind(self, source: Value) -> bool:
        """True if pointers in memory that is copied may lead to what an earlier call left, which is constant."""
        return self._decides_at_run_time and bool(self._open(source))

    def _open(self, pointer: Value, distance: int = 0) -> str:
        """What a place may be in where an earlier call may have left pointers, for a message; empty if there is nothing."""
        names = [
            place.variable.name or ""
            for place in self._program.addresses.of(pointer)
            if place.variable in self._open_globals and place.moved(distance) not in self._program.workspaces.groups
        ]
        if names:
            return min(names)
        hidden = self._open_globals & self._program.addresses.escaped
        pointers = self._plan.facts.pointers
        if hidden and any(pointers.category(base) in _ANYWHERE for base in pointers.all_bases(pointer)):
            return "static memory"
        return ""

    def _stop(self, name: str, i: inst.Instruction) -> Stop:
        self._program.reads_left.setdefault(self._plan.source, name)
        why = (
            f"{self._plan.source.name} reads a pointer that an earlier call left in {name}: the shadow of the "
            "memory it leads to is not known. Let each call make that memory, or pass it as an argument with a shadow"
        )
        return Stop("EH0306", why, i.site)


_ANYWHERE = frozenset((Category.ARGUMENT, Category.FOREIGN, Category.UNKNOWN))


def _is_certain(pointer: Value, count: int) -> bool:
    """True if a pointer leads to the one slot that it may lead to, whatever way the program takes."""
    return count == 1 and isinstance(global_behind(pointer), GlobalVariable)


def _element(b: Builder, value: Value, element: int | None) -> Value:
    """The pointer in a place of a vector; the value itself if it is none."""
    return value if element is None else b.insert(inst.ExtractElement(value, const_int(types.i64, element)))
