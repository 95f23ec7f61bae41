"""Functions whose exceptions a caller catches, and goes on, are inlined where they are called.

An exception leaves a function in the middle. What it had done to differentiated data until then can be reversed only where
all of it is in sight: in the function that catches.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.differentiate.normalise import inlining
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.languages.meaning import Call, meaning


def inline(graph: CallGraph) -> bool:
    """Ask for that. True if there was a call: the module has to be optimised again."""
    found = False
    for function in graph.reached:
        invokes = [b.terminator for b in function.blocks if isinstance(b.terminator, inst.Invoke)]
        wanted = [i for i in invokes if _may_be_inlined(i, graph)]
        if wanted:
            cfg = CFG(function)
            live = cfg.reaching(b for b in cfg.blocks if isinstance(b.terminator, inst.Return))
            for call in wanted:
                if call.unwind in live:
                    inlining.ask(call)
                    found = True
    return found


def _may_be_inlined(call: inst.Invoke, graph: CallGraph) -> bool:
    what = meaning(call)
    if not isinstance(what, Call) or inlining.is_asked(call) or what.function is not call.callee:
        return False
    return what.function not in graph.recursive
