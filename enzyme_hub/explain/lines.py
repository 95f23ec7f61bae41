"""Which lines of the source compute active numbers, which constant ones, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.source_names import Names, Place
from enzyme_hub.explain.facts import Line
from enzyme_hub.explain.flow import Flow
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function

_TOLD = 5


@dataclass
class _Count:
    active: int = 0
    constant: int = 0
    depends_on: dict[str, None] = field(default_factory=dict)
    without_effect: bool = False


def lines(function: Function, activity: Activity, flow: Flow, names: Names) -> Iterator[Line]:
    """Every line that computes, reads or writes numbers of a function, in the order of the source."""
    found: dict[Place, _Count] = {}
    for i in function.instructions:
        is_active = _is_active(i, activity, flow)
        if is_active is None:
            continue
        for place in dict.fromkeys(names.places(i)):
            count = found.setdefault(place, _Count())
            if is_active:
                count.active += 1
                count.depends_on.update(dict.fromkeys(names.origins(i)))
            else:
                count.constant += 1
                count.without_effect |= activity.is_varied(i)
    for place in sorted(found, key=lambda one: (one.path, one.line)):
        count = found[place]
        yield Line(place, count.active, count.constant, _why(count))


def _is_active(i: inst.Instruction, activity: Activity, flow: Flow) -> bool | None:
    """None for an instruction that neither computes nor moves numbers."""
    if isinstance(i, inst.Store):
        if not activity.carries_float(i.value) or i.value.type.holds_pointer:
            return None
        return activity.has_shadow(i.pointer) and flow.goes_through(i.value)
    if i.type.is_void or i.type.holds_pointer or not activity.carries_float(i):
        return None
    return flow.goes_through(i)


def _why(count: _Count) -> str:
    if count.active:
        named = list(count.depends_on)
        return f"depends on {', '.join(named[:_TOLD])}{', ...' * (len(named) > _TOLD)}" if named else "active"
    if count.without_effect:
        return "nothing that is differentiated depends on it"
    return "depends on no active input"
