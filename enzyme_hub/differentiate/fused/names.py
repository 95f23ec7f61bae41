"""What the function that is made of an iteration says of itself, and who may run it again."""

from __future__ import annotations

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.differentiate.signature import Asked
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function

ITERATION = '"ehub-iteration"'
AGAIN = '"ehub-run-again"'
"""Of a call in the forward sweep: the reverse sweep makes it again, so here it goes if nobody wants its result."""


def always_returns(function: Function) -> bool:
    """False if it may panic, throw, or end the program on its way: that has to happen when the program says so."""
    cfg = CFG(function)
    return all(block in cfg.reaches_return for block in cfg.blocks)


def is_iteration(function: Function | None) -> bool:
    return function is not None and ITERATION in function.attributes


def runs_again(call: inst.Instruction) -> bool:
    return isinstance(call, inst.Call) and AGAIN in call.attributes


def may_run_again(function: Function, asked: Asked, overwritten: frozenset[int]) -> bool:
    """True if the reverse sweep may run an iteration from its beginning: all that it reads is still there."""
    return is_iteration(function) and not overwritten and not asked.journal and not asked.notes
