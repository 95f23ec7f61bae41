"""The additions of a function that are joined, those of one block with one pattern together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block
from enzyme_hub.records import record
from enzyme_hub.targets.lanes import MARK
from enzyme_hub.targets.lanes.blocks import split
from enzyme_hub.targets.lanes.dependence import Axes, Dependence
from enzyme_hub.targets.lanes.joining import Addition, Joining
from enzyme_hub.targets.lanes.objects import Objects
from enzyme_hub.targets.lanes.patterns import Patterns
from enzyme_hub.targets.target import Target

MOST = 16  # numbers that a lane has at once


def is_adjoints(i: inst.Instruction) -> bool:
    """True for an addition to an adjoint, of which nobody asks what was there before."""
    if not isinstance(i, inst.AtomicRMW) or i.operation != "fadd" or i.is_used or i.flags:
        return False
    return MARK in i.attachments and i.type in (types.f32, types.f64) and "monotonic" in i.ordering


@record
class Group:
    """Additions of one block that depend on the same bits of a thread's number, in order."""

    mask: int
    additions: tuple[inst.AtomicRMW, ...]


def join_groups(function: Function, target: Target, axes: Axes) -> bool:
    """True if some additions were joined."""
    masks = adjoint_masks(function, target, axes)
    patterns, found = Patterns(function, target, axes, masks.values()), Objects(function, target)
    groups = {block: list(_groups(block, masks, patterns, found)) for block in function.blocks}
    joining = Joining(function.module, target, axes.count)
    for block, of_block in groups.items():
        for group in reversed(of_block):
            _join(block, group, joining, patterns)
    return any(groups.values())


def adjoint_masks(function: Function, target: Target, axes: Axes) -> dict[inst.AtomicRMW, int]:
    """On what the address depends to which each addition to an adjoint adds."""
    dependence = Dependence(function, target, axes)
    return {
        i: dependence.mask(i.operand(0), block)
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, inst.AtomicRMW) and is_adjoints(i)
    }


def _groups(block: Block, masks: Mapping[inst.AtomicRMW, int], patterns: Patterns, found: Objects) -> Iterator[Group]:
    """The groups, by their last addition: nothing in between touches what the earlier ones add to."""
    closed: list[Group] = []
    opened: dict[tuple[int, Type], list[inst.AtomicRMW]] = {}
    for i in block.instructions:
        if isinstance(i, inst.AtomicRMW) and i in masks:
            mask = masks[i]
            if not patterns.may_join(mask):
                continue
            key = (mask, i.type)
            opened.setdefault(key, []).append(i)
            if sum(map(len, opened.values())) == MOST:
                closed.extend(Group(key[0], tuple(opened.pop(key))) for key in list(opened))
            continue
        for key in list(opened):
            if found.may_touch(i, [one.operand(0) for one in opened[key]]):
                closed.append(Group(key[0], tuple(opened.pop(key))))
    closed.extend(Group(key[0], tuple(members)) for key, members in opened.items())
    places = {i: k for k, i in enumerate(block.instructions)}
    yield from sorted(closed, key=lambda group: places[group.additions[-1]])


def _join(block: Block, group: Group, joining: Joining, patterns: Patterns) -> None:
    """The group, where its last addition was."""
    rest = split(block, block.instructions.index(group.additions[-1]) + 1)
    additions = [Addition(*one.operands) for one in group.additions]
    for one in group.additions:
        one.erase()
    joining.join(Builder(block), additions, patterns.of(group.mask), rest)
