"""Puts into the forward sweep what the storage plan decided: writes of saved values, record counts, buffers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.tape.layout import EmitCount, Tape
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Block, Value


def write_saves(
    tape: Tape, saved: Iterable[Value], blocks: Mapping[Block, Block], facts: FunctionFacts, emit_count: EmitCount
) -> None:
    """Write what is `saved`, reserve its buffers and count the records. `blocks` has the copy of each source block."""
    saved_in: dict[Block, list[inst.Instruction]] = {}
    for value in saved:
        assert isinstance(value, inst.Instruction) and value.block is not None
        block = value.normal if isinstance(value, inst.Invoke) else value.block
        saved_in.setdefault(block, []).append(value)
    for source, block in blocks.items():
        if source not in facts.reaches_return:
            continue  # what does not return is not reversed
        header_of = facts.forest.loop_with_header(source)
        entered = [
            loop
            for loop in map(facts.forest.loop_with_header, dict.fromkeys(source.successors))
            if loop is not None and not loop.contains(source)
        ]
        if tape.counts(header_of) or saved_in.get(block) or entered:
            _rebuild(tape, block, header_of, saved_in.get(block, []), entered, emit_count)


def _rebuild(
    tape: Tape,
    block: Block,
    header_of: Loop | None,
    saved: list[inst.Instruction],
    entered: list[Loop],
    emit_count: EmitCount,
) -> None:
    """Write the block anew: the record's index after the phis, each value as soon as it is there, buffers at the end."""
    wanted = dict.fromkeys(saved)
    old, block.instructions = block.instructions, []
    b = Builder(block)
    first = [i for i in old if i.opcode in ("phi", "landingpad")]
    block.instructions.extend(first)
    if header_of is not None:
        tape.enter_iteration(b, header_of)
    for value in (*first, *(one for one in saved if isinstance(one, inst.Invoke))):
        if value in wanted:
            tape.write(b, value)
    for instruction in old[len(first) :]:
        if instruction.is_terminator:
            for loop in entered:
                tape.reserve(b, loop, emit_count)
        block.instructions.append(instruction)
        if instruction in wanted:
            tape.write(b, instruction)
