"""What is the same wherever blocks of a function become a function of their own: what is known of the pointers that it is given,
and the move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.differentiate.dead_ends import forget_lives
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Block, ConstantInt, Value
from enzyme_hub.languages.heap import Allocation
from enzyme_hub.languages.meaning import meaning


def is_place_beside(value: Value) -> bool:
    """True for a constant distance from another place."""
    if not isinstance(value, inst.GetElementPtr) or not value.type.is_pointer:
        return False
    return all(isinstance(index, ConstantInt) for index in value.indices)


def say_who_is_alone(given: Iterable[Value], parameters: Sequence[Argument], pointers: PointerInfo) -> None:
    """A pointer to memory that no other name leads to stays one as a parameter."""
    given = list(given)
    bases = {value: pointers.bases(value) for value in given if value.type.is_pointer}
    for value, parameter in zip(given, parameters, strict=True):
        alone = all(value not in found for other, found in bases.items() if other is not value)
        if value.type.is_pointer and alone and _is_own(value, pointers):
            parameter.attributes = ("noalias",)


def _is_own(value: Value, pointers: PointerInfo) -> bool:
    is_new = isinstance(value, inst.Alloca) or (
        isinstance(value, inst.CallBase) and isinstance(meaning(value), Allocation)
    )
    is_alone = isinstance(value, Argument) and value.has_attribute("noalias")
    return (is_new or is_alone) and not pointers.escapes(value)


def compute_again(start: Builder, values: Iterable[inst.Instruction], brought: dict[Value, Value]) -> None:
    """Compute the values once more at `start`, from what is brought, and bring them."""
    for value in values:
        brought[value] = start.insert(clone_instruction(value, lambda one: brought.get(one, one)))


def move(function: Function, blocks: Mapping[Block, None], step: Function) -> None:
    """Let the blocks be those of `step`."""
    function.blocks[:] = [block for block in function.blocks if block not in blocks]
    forget_lives(blocks)
    for block in blocks:
        block.function = step
        step.blocks.append(block)
        for i in block.instructions:
            i.debug_records = ()


def use_what_is_brought(
    function: Function,
    blocks: Iterable[Block],
    start: Block,
    phis: Iterable[inst.Instruction],
    brought: Mapping[Value, Value],
    again: Iterable[inst.Instruction],
    own: Iterable[inst.Alloca],
) -> None:
    """In the blocks that have moved: `phis` go, `own` variables come along to `start`, and what nobody needs `again` goes."""
    for phi in phis:
        phi.replace_all_uses_with(brought[phi])
        phi.erase()
    for block in blocks:
        for i in block.instructions:
            for index, value in enumerate(i.operands):
                if value in brought:
                    i.set_operand(index, brought[value])
    for value in reversed(list(again)):
        if not value.is_used:
            value.erase()
    for variable in reversed(list(own)):
        function.entry.instructions.remove(variable)
        start.insert(0, variable)
