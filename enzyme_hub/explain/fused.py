"""Which loops run forward and backward at once, and what keeps the others from it."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.source_names import Names
from enzyme_hub.differentiate.fused.choice import Choice
from enzyme_hub.differentiate.fused.memory import Obstacle
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.signature import Mode
from enzyme_hub.explain import facts
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.roles import is_iteration

_APART = "the forward part of this function runs apart from its reverse"
_OFF = "it was turned off (fusing)"


def fused(plan: Plan, names: Names) -> Iterator[facts.Loop]:
    """The loops of a function whose derivative in reverse mode is written, but for those in loops that are fused."""
    key, module = plan.key, plan.source.module
    choice = Choice(plan.source, gives_value=key.is_split or key.primal_return)
    for loop, found in choice.found():
        calls = [i for block in loop.blocks for i in block.instructions if isinstance(i, inst.CallBase)]
        iteration = next((i for i in calls if is_iteration(i.called_function)), None)
        place = names.place(loop.header.terminator)
        if iteration is not None:
            needed = plan.calls.get(iteration)
            is_fused = needed is None or needed.mode is Mode.COMBINED
            yield facts.Loop(names.place(iteration), is_fused, None, "" if is_fused else _APART)
        elif isinstance(found, Obstacle):
            yield facts.Loop(place, False, names.place(found.at), found.why)
        elif not module.target.is_device:
            yield facts.Loop(place, False, None, _OFF if not module.tuning.fusing else _APART)
