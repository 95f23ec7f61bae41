"""What the function that is made of an iteration says of itself, and who may run it again."""

from __future__ import annotations

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import Value

ADDS = '"ehub-iteration-adds"'
"""It does nothing with the sums but to add to each: their adjoints are the same in all iterations."""
AGAIN = '"ehub-run-again"'
"""Of a call in the forward sweep: the reverse sweep makes it again, so here it goes if nobody wants its result."""
OF_THREAD, OF_ARRAY, OF_DIVIDED = "ehub.of_thread", "ehub.of_array", "ehub.of_divided"
"""Of a load in an iteration of a parallel region: what metadata says that no other thread adds to the adjoints there; that nobody looks
at those of the array before the region ends; or this, and that nothing is added to them but for such loads."""
MARK = "!{}"
"""What such metadata is until LLVM has seen it, which may drop that of loads that it changes. OF_DIVIDED holds only so long, as it is
about all loads."""


def always_returns(function: Function) -> bool:
    """False if it may panic, throw, or end the program on its way: that has to happen when the program says so."""
    cfg = CFG(function)
    return all(block in cfg.reaches_return for block in cfg.blocks)


def adds_only(function: Function | None) -> bool:
    return function is not None and ADDS in function.attributes


def runs_again(call: inst.Instruction) -> bool:
    return isinstance(call, inst.Call) and AGAIN in call.attributes


def sums_of(call: inst.CallBase) -> tuple[Value, ...]:
    """What an iteration is given of the sums that it returns."""
    type_ = call.type
    return call.arguments[: len(type_.fields) if isinstance(type_, StructType) else 1]
