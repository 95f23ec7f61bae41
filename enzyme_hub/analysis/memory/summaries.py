"""The effects of a defined function on its caller's memory, from its body.

What the function does to its own variables and to memory it allocated is nobody else's business. What it does through a
pointer based on an argument is said of that argument; everything else is 'other' memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.memory.alias import UNKNOWN, PointerInfo
from enzyme_hub.analysis.memory.effects import Effects, EffectsAnalysis
from enzyme_hub.analysis.memory.ordering import orders_others
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Argument, ConstantWord, Value


def _never_changes(base: Value) -> bool:
    """True for null, undefined pointers, functions and constant data: reading them depends on nothing."""
    if isinstance(base, GlobalVariable):
        return base.is_constant_data
    return isinstance(base, (ConstantWord, Function))


class _Summary:
    def __init__(self, function: Function, effects: EffectsAnalysis) -> None:
        self.pointers = PointerInfo(function, effects)
        self.effects = effects
        self.every = [a.index for a in function.arguments if a.type.holds_pointer]
        self.reads: set[int] = set()
        self.writes: set[int] = set()
        self.frees: set[int] = set()
        self.other = {"reads": False, "writes": False, "frees": False}
        self.meets = False

    def touch(self, what: str, pointers: Iterable[Value]) -> None:
        """The memory these pointers point to is read, written or released (`what`)."""
        found: set[int] = getattr(self, what)
        for pointer in pointers:
            for base in self.pointers.bases(pointer):
                if isinstance(base, Argument):
                    if not self.pointers.is_own_copy(base):
                        found.add(base.index)
                elif base is UNKNOWN:
                    found.update(self.every)
                    self.other[what] = True
                elif not self.pointers.is_own(base) and not _never_changes(base):
                    self.other[what] = True

    def visit(self, i: inst.Instruction) -> None:
        self.meets |= orders_others(i)
        if isinstance(i, inst.Load):
            self.touch("reads", (i.pointer,))
        elif isinstance(i, inst.Store):
            self.touch("writes", (i.pointer,))
        elif isinstance(i, inst.CallBase):
            self.call(i)
        elif isinstance(i, (inst.AtomicRMW, inst.CompareExchange)):
            self.touch("reads", (i.operand(0),))
            self.touch("writes", (i.operand(0),))
        elif isinstance(i, (inst.Fence, inst.VAArg)):
            self.other["reads"] = self.other["writes"] = True

    def call(self, i: inst.CallBase) -> None:
        found = self.effects.of_call(i)
        arguments = i.arguments
        self.touch("reads", (arguments[k] for k in found.reads))
        self.touch("writes", (arguments[k] for k in found.writes))
        self.touch("frees", (arguments[k] for k in found.frees))
        self.other["reads"] |= found.reads_other
        self.other["writes"] |= found.writes_other
        self.other["frees"] |= found.frees_other
        self.meets |= found.meets


def _visible(function: Function, returning: bool) -> Iterator[inst.Instruction]:
    """The instructions after which the caller may go on: what ends in abort or in a panic is nobody's business.

    A function that may unwind can leave its caller's memory changed on its way out, so there all instructions count, unless only
    what is so when it returns is asked for (`returning`).
    """
    cfg = CFG(function)
    ends_quietly = returning or function.attribute("nounwind") is not None
    for block in cfg.blocks:
        if block in cfg.reaches_return or not ends_quietly:
            yield from block.instructions


def summarise(function: Function, effects: EffectsAnalysis, returning: bool = False) -> Effects:
    """What a call of `function` may do, or may have done when it returns, with `effects` for the calls it makes."""
    summary = _Summary(function, effects)
    returned: set[int] = set()
    returns_other = returns_old = False
    for i in _visible(function, returning):
        summary.visit(i)
        if isinstance(i, inst.Return) and i.value is not None and i.value.type.holds_pointer:
            bases = summary.pointers.bases(i.value)
            returned.update(b.index for b in bases if isinstance(b, Argument))
            returns_other |= any(not isinstance(b, (Argument, ConstantWord)) for b in bases)
            returns_old |= not all(isinstance(b, ConstantWord) or summary.pointers.is_fresh(b) for b in bases)
            if UNKNOWN in bases:
                returned.update(summary.every)
    captured = {k for k in summary.every if summary.pointers.escapes(function.arguments[k])}
    return Effects(
        frozenset(summary.reads),
        frozenset(summary.writes),
        frozenset(summary.frees),
        frozenset(captured),
        frozenset(returned),
        summary.other["reads"],
        summary.other["writes"],
        summary.other["frees"],
        returns_other,
        returns_old,
        summary.meets,
    )
