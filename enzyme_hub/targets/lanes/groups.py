"""The additions of a function that are joined: those of one block together whose lanes have them in common in one way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block
from enzyme_hub.records import record
from enzyme_hub.targets.lanes.beside import Beside, Handing, Steps, has_neighbours
from enzyme_hub.targets.lanes.blocks import split
from enzyme_hub.targets.lanes.dependence import Axes, Dependence
from enzyme_hub.targets.lanes.joining import Addition, Joining
from enzyme_hub.targets.lanes.marks import MARK
from enzyme_hub.targets.lanes.meeting import Asked, Meeting
from enzyme_hub.targets.lanes.objects import Objects
from enzyme_hub.targets.lanes.patterns import Patterns
from enzyme_hub.targets.lanes.scattered import is_scattered, rooted
from enzyme_hub.targets.target import Target

MOST = 16  # numbers that a lane has at once


def is_adjoints(i: inst.Instruction) -> bool:
    """True for an addition to an adjoint, of which nobody asks what was there before."""
    if not isinstance(i, inst.AtomicRMW) or i.operation != "fadd" or i.is_used or i.flags:
        return False
    return MARK in i.attachments and i.type in (types.f32, types.f64) and "monotonic" in i.ordering


Common = int | Asked | Beside
"""What lanes have in common: a pattern of addresses that depend on these bits of a thread's number, a place that they find, a neighbour."""


@record
class Group:
    """Additions of one block, in order."""

    common: Common
    additions: tuple[inst.AtomicRMW, ...]


def join_groups(function: Function, target: Target, axes: Axes) -> bool:
    """True if some additions were joined."""
    dependence = Dependence(function, target, axes)
    masks = _masks(function, dependence)
    patterns, found = Patterns(function, target, axes, masks.values()), Objects(function, target)
    common = {i: _common(i, mask, patterns, dependence) for i, mask in masks.items()}
    groups = {block: list(_groups(block, common, found)) for block in function.blocks}
    joining = Joining(function.module, target, axes.count)
    for block, of_block in groups.items():
        for group in reversed(of_block):
            _join(block, group, joining, patterns)
    return any(groups.values())


def adjoint_masks(function: Function, target: Target, axes: Axes) -> dict[inst.AtomicRMW, int]:
    """On what the address depends to which each addition to an adjoint adds."""
    return _masks(function, Dependence(function, target, axes))


def _masks(function: Function, dependence: Dependence) -> dict[inst.AtomicRMW, int]:
    return {
        i: dependence.mask(i.operand(0), block)
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, inst.AtomicRMW) and is_adjoints(i)
    }


def _common(addition: inst.AtomicRMW, mask: int, patterns: Patterns, dependence: Dependence) -> Common | None:
    """What lanes may have in common; None where they have nothing, as far as one sees."""
    pointer, target = addition.operand(0), dependence.target
    if patterns.may_join(mask):
        return mask
    if not target.lanes_alike:
        return None
    if is_scattered(pointer, target):
        return Asked(rooted(pointer)[0])
    assert addition.block is not None
    size = dependence.function.module.layout.size(addition.type)
    step = Steps(dependence).of(pointer, addition.block)
    return Beside(rooted(pointer)[0]) if step == size else None


def _groups(block: Block, common: Mapping[inst.AtomicRMW, Common | None], found: Objects) -> Iterator[Group]:
    """The groups, by their last addition: nothing in between touches what the earlier ones add to."""
    closed: list[Group] = []
    opened: dict[tuple[Common, Type], list[inst.AtomicRMW]] = {}
    for i in block.instructions:
        if isinstance(i, inst.AtomicRMW) and i in common:
            of_lanes = common[i]
            if of_lanes is None:
                continue
            key = (of_lanes, i.type)
            opened.setdefault(key, []).append(i)
            if sum(map(len, opened.values())) == MOST:
                closed.extend(Group(key[0], tuple(opened.pop(key))) for key in list(opened))
            continue
        for key in list(opened):
            if found.may_touch(i, opened[key]):
                closed.append(Group(key[0], tuple(opened.pop(key))))
    closed.extend(Group(key[0], tuple(members)) for key, members in opened.items())
    places = {i: k for k, i in enumerate(block.instructions)}
    worth_while = [one for one in closed if not isinstance(one.common, Beside) or has_neighbours(one.additions)]
    yield from sorted(worth_while, key=lambda group: places[group.additions[-1]])


def _join(block: Block, group: Group, joining: Joining, patterns: Patterns) -> None:
    """The group, where its last addition was."""
    rest = split(block, block.instructions.index(group.additions[-1]) + 1)
    additions = [Addition(*one.operands) for one in group.additions]
    for one in group.additions:
        one.erase()
    if isinstance(group.common, Asked):
        Meeting(joining.module, joining.target, joining).join(Builder(block), additions, group.common.root, rest)
    elif isinstance(group.common, Beside):
        Handing(joining.module, joining.target, joining).join(Builder(block), additions, group.common.root, rest)
    else:
        joining.join(Builder(block), additions, patterns.of(group.common), rest)
