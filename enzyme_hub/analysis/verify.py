"""The rules of LLVM IR that a pass may break, looked at where the pass ends and not when LLVM reads everything again.

Checked in each function: every block ends with its only terminator, and begins with its phis; nothing uses what was erased; operands have
the types that an instruction asks for; phis have an entry for each edge into their block; each value is there where it is used.
The tests run with ENZYME_HUB_VERIFY=1, which has this done after each pass of `normalise`. Linear in instructions, but for dominators.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable

from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, Block, Value

IS_ASKED = os.environ.get("ENZYME_HUB_VERIFY") == "1"


class BrokenIR(Exception):
    """A pass has left what is no LLVM IR. An error of ours (EH0901)."""


def verify(functions: Iterable[Function], after: str) -> None:
    """Raises BrokenIR for the first of these functions that breaks a rule; `after` says what has been done last."""
    for function in functions:
        if not function.is_declaration:
            broken = next(iter(_broken(function)), None)
            if broken is not None:
                raise BrokenIR(f"after '{after}', in {function.name}: {broken}")


def _broken(function: Function) -> list[str]:
    found = [why for block in function.blocks for why in _of_block(function, block)]
    if not found:
        found = [f"{_shown(i)}: {why}" for i in function.instructions if (why := _of_operands(function, i)) is not None]
    return found or _of_places(function)


# -- blocks ---------------------------------------------------------------------------------------------------------------


def _of_block(function: Function, block: Block) -> list[str]:
    if block.function is not function:
        return [f"block {block.name} thinks that it is in another function"]
    if not block.is_terminated:
        return [f"block {block.name} has no terminator"]
    found = [f"{_shown(i)} ends block {block.name} before its end" for i in block.instructions[:-1] if i.is_terminator]
    found += [f"{_shown(i)} thinks that it is in another block" for i in block.instructions if i.block is not block]
    first = len(block.phis)
    found += [f"{_shown(i)} is behind what is no phi" for i in block.instructions[first:] if i.opcode == "phi"]
    return found


# -- operands -------------------------------------------------------------------------------------------------------------


def _of_operands(function: Function, i: inst.Instruction) -> str | None:
    for index, operand in enumerate(i.operands):
        if isinstance(operand, inst.Instruction) and operand.block is None:
            return f"operand {index}, {_shown(operand)}, was erased"
        if isinstance(operand, (inst.Instruction, Argument)) and operand.function is not function:
            return f"operand {index}, {_shown(operand)}, is of another function"
        if isinstance(operand, Block) and operand.function is not function:
            return f"operand {index} is a block of another function"
    for use in i._uses:
        if use.user.block is None or use.user.operand(use.index) is not i:
            return f"it is used by {_shown(use.user)}, which was erased or has another operand there"
    return _of_types(function, i)


def _of_types(function: Function, i: inst.Instruction) -> str | None:
    """What is wrong with the types of the operands."""
    wanted: list[tuple[Value, Type]] = []
    if isinstance(i, (inst.BinaryOp, inst.UnaryOp, inst.Freeze)):
        wanted = [(operand, i.type) for operand in i.operands]
    elif isinstance(i, inst.Compare):
        wanted = [(i.operand(1), i.operand(0).type)]
    elif isinstance(i, inst.Select):
        wanted = [(operand, i.type) for operand in i.operands[1:]]
        if i.operand(0).type.scalar is not types.i1:
            return "its condition is no i1"
    elif isinstance(i, inst.Phi):
        wanted = [(value, i.type) for value, _ in i.incoming]
    elif isinstance(i, inst.Return):
        wanted = [(i.value, function.value_type.result)] if i.value is not None else []
        if i.value is None and not function.value_type.result.is_void:
            return "it returns nothing"
    elif isinstance(i, inst.Branch):
        wanted = [(i.condition, types.i1)] if i.is_conditional else []
    elif isinstance(i, inst.Switch):
        wanted = [(value, i.value.type) for value, _ in i.cases]
    elif isinstance(i, inst.CallBase):
        parameters = i.function_type.parameters
        if i.argument_count < len(parameters) or (i.argument_count > len(parameters) and not i.function_type.is_vararg):
            return f"it has {i.argument_count} arguments for {len(parameters)} parameters"
        wanted = [pair for pair in zip(i.arguments, parameters, strict=False) if pair[1] is not types.metadata]
        if i.type is not i.function_type.result:
            return f"it is of type {i.type}, and the function returns {i.function_type.result}"
    elif isinstance(i, (inst.Load, inst.Store)) and not i.pointer.type.is_pointer:
        return "its address is no pointer"
    return next(
        (
            f"{_shown(value)} is of type {value.type} where {type_} is wanted"
            for value, type_ in wanted
            if value.type is not type_
        ),
        None,
    )


# -- places ---------------------------------------------------------------------------------------------------------------


def _of_places(function: Function) -> list[str]:
    """Phis and their edges, and values that are used where they are not there. Blocks that nothing reaches may do what they like."""
    tree = DominatorTree(function)
    found = []
    edges: dict[Block, Counter[Block]] = {}
    for block in function.blocks:
        for after in block.successors:
            edges.setdefault(after, Counter())[block] += 1
    for block in tree.cfg.blocks:
        into = edges.get(block, Counter())
        for phi in block.phis:
            if isinstance(phi, inst.Phi) and Counter(source for _, source in phi.incoming) != into:
                found.append(f"{_shown(phi)}: its entries are not those that lead to block {block.name}")
    if found:
        return found
    for block in tree.cfg.blocks:
        for i in block.instructions:
            for use in i._uses:
                if (use.user.block in edges or use.user.block is function.entry) and not tree.dominates_use(i, use):
                    found.append(f"{_shown(i)} is not there where {_shown(use.user)} uses it")
    return found


def _shown(value: Value) -> str:
    name = f"%{value.name}" if value.name else "a value"
    return f"{name} ({value.opcode})" if isinstance(value, inst.Instruction) else name
