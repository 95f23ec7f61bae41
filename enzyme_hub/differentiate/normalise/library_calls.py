"""Calls of libraries that become calls of something that can be differentiated, where a call itself says what it does.

`qsort` by a comparator that only looks becomes a function that asks for the order and moves the elements.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.memory.effects import EffectsAnalysis, analysis_of
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function
from enzyme_hub.languages import sorting


def lead(functions: Iterable[Function]) -> bool:
    """Change what these functions call. True if there was something: then the bodies that are called are to be supplied."""
    calls = [i for function in functions for i in function.instructions if isinstance(i, CallBase)]
    changed = [call for call in calls if (target := _target(call)) is not None and _now_calls(call, target)]
    return bool(changed)


def _target(call: CallBase) -> str | None:
    """The name of the function to call instead; None for most calls."""
    by = sorting.comparator(call)
    if by is not None and only_looks(by, analysis_of(call.function.module)):
        return sorting.OURS + (call.callee.name or "")
    return None


def only_looks(function: Function, effects: EffectsAnalysis) -> bool:
    """True if the function changes no memory that others see."""
    if function.is_declaration:
        return False
    found = effects.of_function(function)
    return not (found.may_write or found.may_free)


def _now_calls(call: CallBase, name: str) -> bool:
    target = call.function.module.declare(name, call.function_type)
    call.set_operand(len(call.operands) - 1, target)
    return True
