"""The ways that exceptions take out of a function: what they clean up there is cleaned up in its derivative too.

Destructors run, locks are given back, blocks are released, together with their shadows. Nothing of it is reversed: where an
exception leaves a function, it leaves the whole derivative. (An exception that is caught, so that the function goes on, is
followed like any other way: `refusals.is_caught`.)

While a copy is written, a call that may throw is a plain call, in the middle of a block. When all is written it becomes an invoke.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.clone import as_invoke
from enzyme_hub.ir.erasing import drop_unreachable
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block

_FIRST = "landingpad"


class Unwinding:
    """What leads out of `copy`, a copy of the function of `facts` whose blocks are in `blocks`."""

    def __init__(self, facts: FunctionFacts, copy: Function, blocks: Mapping[Block, Block]) -> None:
        self._facts = facts
        self._copy = copy
        self._blocks = blocks
        self._made: dict[inst.Invoke, list[inst.Call]] = {}

    def leaves(self, i: inst.Instruction) -> bool:
        """True if an exception that a source instruction throws leaves the function, which cleans up first."""
        if (
            not isinstance(i, inst.Invoke)
            or i.block not in self._facts.reaches_return
            or i.unwind in self._facts.reaches_return
        ):
            return False
        return any(one.opcode == _FIRST for one in i.unwind.instructions)

    def note(self, i: inst.Invoke, made: list[inst.Instruction]) -> None:
        """The instructions that were made of a source instruction that `leaves`: none may throw where memory comes from the tape's."""
        self._made[i] = [one for one in made if isinstance(one, inst.Call) and _may_throw(one, i)]

    @property
    def pads(self) -> list[Block]:
        """Where exceptions are cleaned up, in the copy."""
        return list(dict.fromkeys(self._blocks[i.unwind] for i, calls in self._made.items() if calls))

    def lead_out(self) -> None:
        """Make invokes of the calls. The copy is complete, and what it does not use is gone."""
        for i, calls in self._made.items():
            home, pad = self._blocks[i.block], self._blocks[i.unwind]  # type: ignore[index]
            phis = [phi for phi in pad.phis if isinstance(phi, inst.Phi)]
            values = [(phi, phi.incoming_from(home)) for phi in phis if calls]
            for phi in phis:
                phi.keep_incoming(lambda one, home=home: one is not home)  # type: ignore[misc]
            for call in calls:
                if call.block is None:
                    continue
                for phi, value in values:
                    phi.add_incoming(value, call.block)
                _lead(call, pad)
        if self._made:
            drop_unreachable(self._copy.blocks[0], list(self._copy.blocks))


def _may_throw(call: inst.Call, i: inst.Invoke) -> bool:
    """Whether one of the calls that were made of `i` may: the function itself and derivatives may, our helpers do not."""
    callee = call.called_function
    if callee is None or callee is i.called_function:
        return True
    return not callee.is_declaration and "nounwind" not in callee.attributes


def _lead(call: inst.Call, pad: Block) -> None:
    """Let an exception of the call go to the pad; the rest of its block becomes one of its own."""
    block = call.block
    assert block is not None
    rest = block.function.add_block()
    position = block.instructions.index(call)
    rest.instructions = block.instructions[position + 1 :]
    for instruction in rest.instructions:
        instruction.block = rest
    for successor in dict.fromkeys(rest.successors):
        for phi in successor.phis:
            phi.replace_operand(block, rest)
    block.instructions = block.instructions[:position]
    invoke = as_invoke(call, rest, pad)
    invoke.block = block
    block.instructions.append(invoke)
