"""Calls that nobody can see into: of native code, through pointers that may be anything, of assembly.

Such a call may read and change whatever other code can reach: globals, and memory whose address got out. It may call back
into the program as well. Attributes may say less (`memory(none)`), and so may the table of known functions.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.memory.effects import EffectsAnalysis
from enzyme_hub.ir.callgraph import CallGraph, components
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.values import ConstantOther
from enzyme_hub.languages.meaning import Unknown, has_body_semantics, meaning


class OpaqueCalls:
    """The opaque calls among the functions of a call graph."""

    def __init__(self, graph: CallGraph, effects: EffectsAnalysis) -> None:
        self._graph = graph
        self._effects = effects
        self._below: dict[Function, CallBase] = {}
        for component in components(graph.callees, lambda one: graph.callees.get(one, ())):
            calls = (found for function in component for call in _live_calls(function) if (found := self.behind(call)))
            if (found := next(calls, None)) is not None:
                self._below.update(dict.fromkeys(component, found))

    def behind(self, call: CallBase) -> CallBase | None:
        """The call itself if it is opaque, or an opaque call that it leads to; None if there is none."""
        if not has_body_semantics(call):
            return None
        targets = self._graph.targets(call)
        if self._is_opaque(call, targets):
            return call
        return next((self._below[target] for target in targets if target in self._below), None)

    def _is_opaque(self, call: CallBase, targets: tuple[Function, ...]) -> bool:
        what = meaning(call)
        if not isinstance(what, Unknown):
            return False
        if isinstance(call.callee, ConstantOther):
            return "~{memory}" in call.callee.text  # other assembly works on its operands
        if what.is_bounded:
            return what.callback is not None and function_behind(call.arguments[what.callback]) is None
        if what.function is None and targets and not any(target.is_declaration for target in targets):
            return False  # one of these
        effects = self._effects.of_call(call)
        carries = not (call.type.is_void or call.type.scalar.is_int)
        return effects.writes_other or (effects.reads_other and carries)


def _live_calls(function: Function) -> Iterator[CallBase]:
    """The calls after which the function may return."""
    reaches_return = CFG(function).reaches_return
    for block in function.blocks:
        if block in reaches_return:
            yield from (i for i in block.instructions if isinstance(i, CallBase))
