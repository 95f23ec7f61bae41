"""Through which values of a function a derivative really goes.

`analysis.activity` may call more values active than are: it asks whether the result depends on a value at all. Here a use
whose derivative is zero ends it, and so does an argument that the callee's derivative does not go through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.activity.uses import Use, data_operands, use_of
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.signature import Key, Mode
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.meaning import Copy, Inactive, Math, MemoryAnnotation, meaning

Active = Mapping[Key, frozenset[int]]


class Flow:
    """Of one derivative. `callees` has, for those that are made, the arguments that the derivative goes through."""

    def __init__(self, plan: Plan, callees: Active) -> None:
        self._plan = plan
        self._callees = callees
        self._is_forward = plan.key.mode is Mode.FORWARD
        self._matters: set[Value] = set()
        work = [value for i in plan.source.instructions for value in self._ends(i)]
        while work:
            value = work.pop()
            if value in self._matters or value.is_constant:
                continue
            self._matters.add(value)
            if isinstance(value, inst.Instruction) and not isinstance(value, (inst.Load, inst.CallBase)):
                work.extend(data_operands(value) if use_of(value) in (Use.RULE, Use.MOVE, Use.BITS) else ())
            elif isinstance(value, inst.CallBase) and value in plan.calls:
                work.extend(self._handed_on(value))
            elif isinstance(value, inst.CallBase) and isinstance(meaning(value), Math):
                work.extend(value.arguments)

    def goes_through(self, value: Value) -> bool:
        """True for a number that has a tangent, or an adjoint that may be other than zero."""
        return self._plan.activity.is_varied(value) and (self._is_forward or value in self._matters)

    def active_arguments(self) -> frozenset[int]:
        """The positions of the arguments that the derivative goes through: numbers of them, or of their memory."""
        pairs = zip(self._plan.source.arguments, self._plan.key.kinds, strict=True)
        return frozenset(a.index for a, kind in pairs if kind is not Kind.CONST and self._is_active(a, kind))

    def _is_active(self, argument: Argument, kind: Kind) -> bool:
        if kind.is_varied and self.goes_through(argument):
            return True
        return kind.has_shadow and any(self._meets(argument, i) for i in self._plan.source.instructions)

    def _meets(self, argument: Argument, i: inst.Instruction) -> bool:
        """True if a number with a derivative moves here from or to what the argument leads to."""
        activity = self._plan.activity
        if isinstance(i, (inst.Load, inst.Store)):
            moved = i if isinstance(i, inst.Load) else i.value
            goes = self.goes_through(moved) or (moved.type.holds_pointer and activity.has_shadow(moved))
            return goes and self._leads(argument, i.pointer)
        if not isinstance(i, inst.CallBase):
            return False
        what = meaning(i)
        if isinstance(what, (Inactive, MemoryAnnotation)):
            return False
        through = self._through(i)
        return any(
            a.type.holds_pointer and k in through and self._leads(argument, a) for k, a in enumerate(i.arguments)
        )

    def _leads(self, argument: Argument, pointer: Value) -> bool:
        return argument in self._plan.facts.pointers.all_bases(pointer)

    def _through(self, call: inst.CallBase) -> frozenset[int]:
        """The arguments of a call that its derivative goes through: all, where that is not known."""
        key = self._plan.calls.get(call)
        everything = frozenset(range(len(call.arguments)))
        if key is None:
            return everything if isinstance(meaning(call), (Math, Copy)) else frozenset()
        return self._callees.get(key, everything)

    def _handed_on(self, call: inst.CallBase) -> Iterator[Value]:
        """The arguments of a call that its derivative goes through."""
        through = self._through(call)
        yield from (a for k, a in enumerate(call.arguments) if k in through)

    def _leaves_more(self, call: inst.CallBase) -> bool:
        """True if a call may leave numbers elsewhere than in its result."""
        has_shadow = self._plan.activity.has_shadow
        if any(a.type.holds_pointer and has_shadow(a) for a in (call, *call.arguments)):
            return True
        return self._plan.program.may_touch_active_globals(call)

    def _ends(self, i: inst.Instruction) -> Iterator[Value]:
        """The operands whose derivative matters, whatever the rest of the function does."""
        activity = self._plan.activity
        if isinstance(i, inst.Return):
            if self._plan.key.active_return:
                yield from i.operands
        elif isinstance(i, inst.Store):
            if activity.has_shadow(i.pointer):
                yield i.value
        elif isinstance(i, inst.CallBase):
            if i in self._plan.calls:
                yield from self._handed_on(i) if self._leaves_more(i) else ()
            elif isinstance(meaning(i), Math) and any(a.type.holds_pointer for a in i.arguments):
                yield from i.arguments
        elif isinstance(i, (inst.AtomicRMW, inst.CompareExchange)):
            yield from i.operands[1:]
