"""What a parallel region is given: which variables of its caller nobody else knows, and where the pointers in them lead.

The function of a region sees pointers that came from memory. Its callers know more: a variable whose address goes nowhere but to
the region, and that holds a pointer to a block that the caller has just allocated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_hub.analysis.memory.alias import UNKNOWN, Category, PointerInfo
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Value

if TYPE_CHECKING:
    from enzyme_hub.ir.callgraph import CallGraph


class Captured:
    """Answers about regions that requests reach."""

    def __init__(self, calls: CallGraph, pointers: Callable[[Function], PointerInfo]) -> None:
        self._calls = calls
        self._pointers = pointers
        self._found: dict[Function, list[inst.CallBase]] = {}
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

        That is so for such a variable and anything else that is known, and for two pointers that are read from such
        variables if their only values lead apart.
        """
        if left is right or UNKNOWN in (left, right):
            return False
        if any(isinstance(one, Argument) and self.is_captured(one) for one in (left, right)):
            return True
        if not isinstance(left, inst.Load) or not isinstance(right, inst.Load):
            return False
        if (left, right) not in self._apart:
            self._apart[left, right] = False  # for a region that is called in itself
            self._apart[left, right] = self._are_read_apart(left, right)
        return self._apart[left, right]

    def _are_read_apart(self, left: inst.Load, right: inst.Load) -> bool:
        variables = left.pointer, right.pointer
        if not all(isinstance(one, Argument) and self.is_captured(one) for one in variables):
            return False
        indices = [one.index for one in variables if isinstance(one, Argument)]
        return all(self._lead_apart(call, *indices) for call in self._sites(left.function))

    def _sites(self, region: Function) -> list[inst.CallBase]:
        if region not in self._found:
            callers = [one for one in self._calls.reached if region in self._calls.callees[one]]
            every = (i for one in callers for i in one.instructions)
            self._found[region] = [i for i in every if isinstance(i, inst.CallBase) and i.callee is region]
        return self._found[region]

    def _is_alone(self, call: inst.CallBase, index: int) -> bool:
        pointers = self._pointers(call.function)
        bases = pointers.all_bases(call.arguments[index])
        others = [a for k, a in enumerate(call.arguments) if k != index and a.type.holds_pointer]
        return all(
            isinstance(base, inst.Alloca) and pointers.category(base) is Category.LOCAL for base in bases
        ) and not any(bases & pointers.all_bases(other) for other in others)

    def _lead_apart(self, call: inst.CallBase, left: int, right: int) -> bool:
        first, second = self._led_to(call.arguments[left]), self._led_to(call.arguments[right])
        if first is None or second is None:
            return False
        pointers = self._pointers(call.function)
        return not any(a is b or pointers.bases_meet(a, b) for a in first for b in second)

    def _led_to(self, variable: Value) -> set[Value] | None:
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
