"""Memory to whose adjoints nobody looks before the reverse of a function, one of several threads' that run at once, is done.

What is added there may be kept apart until then (`reverse/windows`), over many calls in a loop, too: functions are told by their callers.
It is so for memory to which the function has not written before, for in reverse that comes later; nor may it have met other
threads, who may have written there. Only where all threads run this function itself what it meets them for is known.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.reachability import Order
from enzyme_hub.analysis.memory.alias import UNKNOWN, PointerInfo
from enzyme_hub.analysis.memory.ordering import meets_others
from enzyme_hub.analysis.memory.written_places import KindsOf
from enzyme_hub.analysis.types.evidence import INTEGER, POINTER, Kind
from enzyme_hub.differentiate.signature import ELSEWHERE
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Block, Value

Bases = frozenset[Value]


class Untouched:
    """Answers for one function. `told`: by its caller, if that keeps apart what is added. `in_team`: all threads run it."""

    def __init__(
        self, function: Function, pointers: PointerInfo, kinds: KindsOf, told: frozenset[int], in_team: bool
    ) -> None:
        self._pointers = pointers
        self._kinds = kinds
        self._layout = function.module.layout
        self._told = told
        self._in_team = in_team
        self._order = Order(function)
        self._known: dict[tuple[Block, Bases], bool] = {}
        instructions = [i for block in self._order.blocks for i in block.instructions]
        self._writes = [(i, bases) for i in instructions for bases in self._written(i)]
        self._meets = [i for i in instructions if meets_others(i, pointers.effects)]

    def of_call(self, call: inst.CallBase) -> frozenset[int]:
        """Of the arguments of a call those that lead to such memory, and `ELSEWHERE`; it must not meet other threads itself."""
        if self._pointers.effects.of_call(call).meets:
            return frozenset()
        led = {k: self._pointers.all_bases(one) for k, one in enumerate(call.arguments) if one.type.is_pointer}
        led[ELSEWHERE] = frozenset((UNKNOWN,))
        return frozenset(k for k, bases in led.items() if self._holds(call, bases))

    def of_load(self, load: inst.Load) -> bool:
        """True for a load of such memory."""
        return self._holds(load, self._pointers.all_bases(load.pointer))

    def _holds(self, at: inst.Instruction, bases: Bases) -> bool:
        assert at.block is not None
        if not (self._in_team or self._order.repeats(at.block)):
            return self._is_untouched(at, bases)
        known = at.block, bases  # where in the block it stands makes no difference
        if known not in self._known:
            self._known[known] = self._is_untouched(at, bases)
        return self._known[known]

    def _is_untouched(self, at: inst.Instruction, bases: Bases) -> bool:
        if self._told and not _covers(self._told, bases):
            return False
        if not self._in_team and any(self._comes_before(i, at) for i in self._meets):
            return False
        return not any(
            (self._in_team or self._comes_before(i, at)) and (a is b or self._pointers.bases_meet(a, b))
            for i, written in self._writes
            for a in written
            for b in bases
        )

    def _comes_before(self, i: inst.Instruction, at: inst.Instruction) -> bool:
        first, second = i.block, at.block
        assert first is not None and second is not None
        if first is second and not self._order.repeats(first):
            return first.instructions.index(i) < first.instructions.index(at)
        return first is second or bool(self._order.after(first) >> self._order.number[second] & 1)

    def _written(self, i: inst.Instruction) -> list[Bases]:
        if isinstance(i, inst.Store):
            return [self._pointers.all_bases(i.pointer)] if self._may_be_number(i) else []
        if isinstance(i, inst.CallBase):
            if (i.intrinsic or "").startswith("llvm.lifetime."):
                return []
            effects = self._pointers.effects.of_call(i)
            found = [self._pointers.all_bases(i.arguments[k]) for k in effects.writes]
            return [*found, frozenset((UNKNOWN,))] if effects.writes_other else found
        return [frozenset((UNKNOWN,))] if i.may_write else []

    def _may_be_number(self, store: inst.Store) -> bool:
        """False for integers and pointers, which have no adjoints."""
        type_ = store.value.type
        here, _ = self._kinds(store.pointer, self._layout.size(type_)) if type_.is_int else (frozenset[Kind](), None)
        return not (type_.is_pointer or (here and here <= {INTEGER, POINTER}))


def _covers(told: frozenset[int], bases: Bases) -> bool:
    """True if what a function was told is about memory of these bases."""

    def is_told(base: Value) -> bool:
        if isinstance(base, Argument):
            return base.index in told
        return (isinstance(base, inst.Load) or base is UNKNOWN) and ELSEWHERE in told

    return all(map(is_told, bases))
