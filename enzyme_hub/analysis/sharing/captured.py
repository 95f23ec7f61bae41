"""What a parallel region is given: which variables of its caller nobody else knows, and where the pointers in them lead.

The function of a region sees pointers that came from memory. Its callers know more: a variable whose address goes nowhere but to
the region, and that holds a pointer to a block that the caller has just allocated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import TYPE_CHECKING

from enzyme_hub.analysis.memory.alias import UNKNOWN, Category, PointerInfo
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Value

if TYPE_CHECKING:
    from enzyme_hub.ir.callgraph import CallGraph


def sites_in(calls: CallGraph) -> Callable[[Function], list[inst.CallBase]]:
    """The calls of a region in the functions of a graph."""

    def sites(region: Function) -> list[inst.CallBase]:
        callers = [one for one in calls.reached if region in calls.callees[one]]
        every = (i for one in callers for i in one.instructions)
        return [i for i in every if isinstance(i, inst.CallBase) and i.callee is region]

    return sites


class Captured:
    """Answers about regions; `sites` gives the calls of one that count."""

    def __init__(
        self, sites: Callable[[Function], Sequence[inst.CallBase]], pointers: Callable[[Function], PointerInfo]
    ) -> None:
        self._calls = sites
        self._pointers = pointers
        self._found: dict[Function, Sequence[inst.CallBase]] = {}
        self._known: dict[Argument, bool] = {}
        self._apart: dict[tuple[Value, Value], bool] = {}

    def is_captured(self, argument: Argument) -> bool:
        """True for a region's argument that is a variable to which nobody else has a pointer while the threads run."""
        if argument not in self._known:
            sites = self._sites(argument.function)
            self._known[argument] = bool(sites) and all(self._is_alone(call, argument.index) for call in sites)
        return self._known[argument]

    def stays(self, argument: Argument) -> bool:
        return False

    def are_apart(self, left: Value, right: Value) -> bool:
        """True for two bases in a region that are never in the same memory.

        That is so for such a variable and anything else that is known, and for two pointers that the region is given, or reads
        from such variables, if their only values lead apart.
        """
        if left is right or UNKNOWN in (left, right):
            return False
        if any(isinstance(one, Argument) and self.is_captured(one) for one in (left, right)):
            return True
        first, second = given_by(left), given_by(right)
        if first is None or second is None:
            return False
        if (left, right) not in self._apart:
            self._apart[left, right] = False  # for a region that is called in itself
            self._apart[left, right] = self._are_given_apart(left, right, first, second)
        return self._apart[left, right]

    def _are_given_apart(self, left: Value, right: Value, first: Argument, second: Argument) -> bool:
        if any(one is not base and not self.is_captured(one) for one, base in ((first, left), (second, right))):
            return False
        sites = self._sites(first.function)
        return bool(sites) and all(
            self._lead_apart(call, self._led(call, left), self._led(call, right)) for call in sites
        )

    def _sites(self, region: Function) -> Sequence[inst.CallBase]:
        if region not in self._found:
            self._found[region] = self._calls(region)
        return self._found[region]

    def _is_alone(self, call: inst.CallBase, index: int) -> bool:
        pointers = self._pointers(call.function)
        bases = pointers.all_bases(call.arguments[index])
        others = [a for k, a in enumerate(call.arguments) if k != index and a.type.holds_pointer]
        return all(
            isinstance(base, inst.Alloca) and pointers.category(base) is Category.LOCAL for base in bases
        ) and not any(bases & pointers.all_bases(other) for other in others)

    def _lead_apart(self, call: inst.CallBase, left: Set[Value] | None, right: Set[Value] | None) -> bool:
        if left is None or right is None:
            return False
        pointers = self._pointers(call.function)
        return not any(a is b or pointers.bases_meet(a, b) for a in left for b in right)

    def _led(self, call: inst.CallBase, base: Value) -> Set[Value] | None:
        """Where a call has a base of the region lead; None if that cannot be said."""
        if isinstance(base, Argument):
            return self._pointers(call.function).all_bases(call.arguments[base.index])
        given = given_by(base)
        return self._put_into(call.arguments[given.index]) if given is not None else None

    def _put_into(self, variable: Value) -> set[Value] | None:
        """The bases of all pointers that are put into a variable, if regions only read it."""
        if not isinstance(variable, inst.Alloca):
            return None
        pointers, found = self._pointers(variable.function), set[Value]()
        for user in variable.users:
            if isinstance(user, inst.Store) and user.pointer is variable and user.value.type.is_pointer:
                found |= pointers.all_bases(user.value)
            elif isinstance(user, inst.CallBase):
                effects = pointers.effects.of_call(user)
                given = [k for k, argument in enumerate(user.arguments) if argument is variable]
                if any(k in effects.writes for k in given) and not (user.intrinsic or "").startswith("llvm.lifetime."):
                    return None
            elif not isinstance(user, inst.Load):
                return None
        return found


def given_by(base: Value) -> Argument | None:
    """The argument that a base of a region is, or is read from."""
    if isinstance(base, inst.Load):
        base = base.pointer
    return base if isinstance(base, Argument) else None
