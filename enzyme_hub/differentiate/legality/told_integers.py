"""Integers in unions beside numbers (`tagged_words`) are looked at in derivatives, so derivatives are what uses them."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.activity.told_integers import is_told
from enzyme_hub.differentiate.legality.plan import Plan, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.languages.meaning import Call, meaning


def told_integers_are_looked_at(plan: Plan) -> None:
    """What is told to be an integer is looked at by a derivative: no call that is made as it stands uses it."""
    for i in _calls(plan):
        if not isinstance(what := meaning(i), Call):
            continue
        if i in plan.calls or not _is_given_numbers(plan, i):
            continue
        for function in plan.program.calls.below([what.function]):
            told = next(filter(is_told, function.instructions), None) if not function.is_declaration else None
            if told is not None:
                raise DifferentiationError(
                    "EH0302",
                    f"{function.name} computes with the bits of what may be a number",
                    where=told.where,
                    why="that it is an integer is checked in derivatives alone, and this function needs none",
                    remedy="let the function be inlined, or keep integers and numbers in different members",
                )


def _is_given_numbers(plan: Plan, call: inst.CallBase) -> bool:
    """True if what a call reads may be an active number."""
    if plan.program.may_touch_active_globals(call):
        return True
    return any(
        plan.activity.has_shadow(a) if a.type.holds_pointer else plan.activity.is_varied(a) for a in call.arguments
    )


def _calls(plan: Plan) -> Iterator[inst.CallBase]:
    return (i for i in live(plan) if isinstance(i, inst.CallBase))
