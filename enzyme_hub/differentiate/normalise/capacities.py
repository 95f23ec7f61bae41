"""Calls of the library of a language that return text, or a list, say that its capacity is no negative number.

Rust tells the cases of an enum by what a capacity never is: `Result<&f64, String>` has no tag of its own, and the reference lies where
the text's address lies otherwise. After a call that returns text, whether the result is the reference is asked in vain; but LLVM
does not know, for the library has no body here. So a way remains on which the address of text is read as that of a number.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.values import Block, const_int
from enzyme_hub.languages.known import returns_text

SAID = '"ehub-capacity"'  # what a call says of its result, so that it is said once


def say(graph: CallGraph) -> bool:
    """Say so behind each such call. True if there was one: the module has to be optimised again."""
    found = False
    for function in graph.reached:
        for call, following in list(_calls(function.instructions)):
            _assume(call, following)
            call.attributes = (*call.attributes, SAID)
            found = True
    return found


def _calls(instructions: Iterator[inst.Instruction]) -> Iterator[tuple[inst.CallBase, inst.Instruction]]:
    """The calls that return text in memory, and what runs next where they have."""
    for i in instructions:
        if not isinstance(i, inst.CallBase) or not _returns_text(i) or _is_said(i):
            continue
        block = i.block
        assert block is not None
        if isinstance(i, inst.Invoke):
            after = i.normal
            if len(after.predecessors) == 1:
                yield i, after.instructions[len(after.phis)]
        else:
            yield i, block.instructions[block.instructions.index(i) + 1]


def _returns_text(call: inst.CallBase) -> bool:
    called = call.called_function
    if called is None or not called.is_declaration or not returns_text(called.name or ""):
        return False
    return bool(call.arguments) and call.argument_attribute(0, "sret") is not None


def _is_said(call: inst.CallBase) -> bool:
    return SAID in call.function.module.expand_attributes(" ".join(call.attributes))


def _assume(call: inst.CallBase, following: inst.Instruction) -> None:
    b = Builder(Block(call.function))
    capacity = b.load(types.i64, call.arguments[0], 8)
    is_none = b.compare("icmp", "sge", capacity, const_int(types.i64, 0))
    module = call.function.module
    assume = module.declare("llvm.assume", types.function(types.void, (types.i1,)), "nounwind")
    b.call(assume, [is_none])
    for made in b.block.instructions:
        made.insert_before(following)
