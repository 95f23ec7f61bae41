"""How a derivative that several threads run adds to adjoints that they may share."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.source_names import Names
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.reverse.sharing import sharing
from enzyme_hub.explain import facts
from enzyme_hub.ir import instructions as inst

PLAINLY = "plainly: no other thread adds there"
INSIDE = "plainly, and atomically at the ends of a thread's iterations, where another one's begin"
APART = "in memory of each thread's own, which is added to it in the end; atomically where additions are sparse"
DIVIDED = (
    "plainly in blocks of memory that the thread has claimed, and apart from the array in those of others until the end"
)
ATOMICALLY = "atomically"


def added(plan: Plan, names: Names) -> Iterator[facts.Added]:
    """Each load from memory that the thread shares with others, through which the derivative goes."""
    if not plan.key.options.shared:
        return
    how = sharing(plan)
    for i in plan.source.instructions:
        if not isinstance(i, inst.Load) or i.block not in plan.facts.reaches_return or not plan.activity.is_active(i):
            continue
        if not plan.activity.has_shadow(i.pointer) or plan.facts.is_own(i.pointer):
            continue
        owned = how.owned.get(i)
        if owned is not None:
            way = PLAINLY if owned.iteration is None else INSIDE
        elif i in how.arrays:
            way = DIVIDED if how.arrays[i] in how.divided and not plan.key.options.deterministic else APART
        else:
            way = ATOMICALLY
        yield facts.Added(names.place(i), names.of(i), way)
