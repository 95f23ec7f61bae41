"""Puts into the forward sweep what the storage plan decided: writes of saved values, record counts, buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Block

if TYPE_CHECKING:
    from enzyme_hub.differentiate.reverse.augment import ForwardSweep


def write_saves(f: ForwardSweep) -> None:
    """Write what the storage plan saves, reserve its buffers and count the records."""
    saved_in: dict[Block, list[inst.Instruction]] = {}
    for value in f.d.storage.saved:
        assert isinstance(value, inst.Instruction) and value.block is not None
        saved_in.setdefault(value.block, []).append(value)
    for source, block in f.blocks.items():
        if source not in f.facts.live:
            continue  # what does not return is not reversed
        header_of = f.facts.forest.loop_with_header(source)
        entered = [
            loop
            for loop in map(f.facts.forest.loop_with_header, dict.fromkeys(source.successors))
            if loop is not None and not loop.contains(source)
        ]
        if f.d.tape.counts(header_of) or saved_in.get(block) or entered:
            _rebuild(f, block, header_of, saved_in.get(block, []), entered)


def _rebuild(
    f: ForwardSweep, block: Block, header_of: Loop | None, saved: list[inst.Instruction], entered: list[Loop]
) -> None:
    """Write the block anew: the record's index after the phis, each value as soon as it is there, buffers at the end."""
    wanted = dict.fromkeys(saved)
    old, block.instructions = block.instructions, []
    b = Builder(block)
    phis = [i for i in old if i.opcode == "phi"]
    block.instructions.extend(phis)
    if header_of is not None:
        f.d.tape.enter_iteration(b, header_of)
    for phi in phis:
        if phi in wanted:
            f.d.tape.write(b, phi)
    for instruction in old[len(phis) :]:
        if instruction.is_terminator:
            for loop in entered:
                f.d.tape.reserve(b, loop, f.control.emit_guarded_count)
        block.instructions.append(instruction)
        if instruction in wanted:
            f.d.tape.write(b, instruction)
