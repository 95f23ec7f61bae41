"""Adjoints that several threads of a GPU add to one place are joined before they are added to memory.

Atomic additions to one place wait for each other, and derivatives have many: a number that many threads read has an adjoint to
which all of them add. This is done with the finished module, where derivatives are inlined and optimised.

bits, dependence   which lanes of a warp have an address alike        patterns   the same, when the kernel runs
objects            what pointers lead to, and what may touch it
groups, joining    additions are joined where they are made           blocks     changing blocks
scattered, meeting where lanes ask each other when the kernel runs
beside             where a lane's neighbours add to the numbers beside
ending             sums that are added where a kernel ends
unrolling          so that more of them are joined together
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.targets.lanes.marks import MARK

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.ir.module import Function
    from enzyme_hub.targets.target import Target


def joined(module: ModuleRef, target: Target) -> ModuleRef:
    """The module with its additions joined: what a GPU runs, and what runs in its place on a processor."""
    from enzyme_hub.targets.clearing import clear_late
    from enzyme_hub.targets.lanes.dependence import Axes
    from enzyme_hub.targets.lanes.ending import join_at_end
    from enzyme_hub.targets.lanes.groups import join_groups
    from enzyme_hub.targets.lanes.objects import fold_own
    from enzyme_hub.targets.lanes.unrolling import ask_for_unrolling

    assert target.warp is not None
    text = llvm.text(module)
    axes = Axes(target.warp(text).bit_length() - 1)
    if not target.has_lanes_alike(text):
        target = replace(target, lanes_alike=None)
    changes: tuple[tuple[Callable[[Function], bool], Callable[[ModuleRef], None]], ...] = (
        (lambda function: fold_own(function, target), llvm.simplify),
        (lambda function: join_at_end(function, target, axes), llvm.simplify),
        (lambda function: ask_for_unrolling(function, target, axes), llvm.unroll),
        (clear_late, llvm.simplify),
        (lambda function: join_groups(function, target, axes), llvm.simplify),
    )
    before = module
    for change, behind in changes:
        module = _changed(module, target, change, behind)
    module = _without_wishes(module)
    if module is not before and target.optimises_addresses:
        llvm.optimise_again(module)
    return module


def _without_wishes(module: ModuleRef) -> ModuleRef:
    """The module without what asked for loops to be unrolled: LLVM would tell the user where it could not."""
    from enzyme_hub.targets.lanes.unrolling import ASKED

    text = llvm.text(module)
    if ASKED not in text:
        return module
    return llvm.parse_text(text.replace(ASKED, "ehub.unroll.count"), "the module without marks of loops")


def _changed(
    module: ModuleRef, target: Target, change: Callable[[Function], bool], behind: Callable[[ModuleRef], None]
) -> ModuleRef:
    """The module after a change of the functions that add to adjoints, and what LLVM does behind it."""
    from enzyme_hub.ir.reader import read_module
    from enzyme_hub.ir.writer import write_module
    from enzyme_hub.targets.spaces import flat, restored

    text = llvm.text(module)
    if f"!{MARK} " not in text:
        return module
    try:
        flat_text, spaces = flat(text, target)
    except DifferentiationError:
        return module  # LLVM has made pointers that mean something in their own address space alone
    ours = read_module(flat_text)
    ours.placed = spaces.variables
    adding = [one for one in ours.functions.values() if f"!{MARK} " in (one.body_text or "")]
    if not sum(change(one) for one in adding):  # all of them
        return module
    module = llvm.parse_text(restored(write_module(ours), spaces), "the module whose additions are joined")
    behind(module)
    return module
