"""What the callers of a region know of its pointers, told to LLVM: which of them never lead to the same memory.

A region is a function of its own, and LLVM looks at it alone. An attribute `noalias` would be too much, for other threads write to
the same memory behind barriers; alias scopes are about the reads and writes of the region itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from enzyme_hub.analysis.memory.alias import UNKNOWN, PointerInfo
from enzyme_hub.analysis.sharing.captured import Captured, given_by
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.roles import is_region
from enzyme_hub.ir.scopes import ScopeLists
from enzyme_hub.ir.values import Value
from enzyme_hub.ir.writer import write_module

MOST = 12  # pointers that are told apart, of one region


def part(text: str) -> str | None:
    """The module whose regions say so; None if there is nothing to say."""
    module = read_module(text)
    return write_module(module) if part_pointers(module) else None


def part_pointers(module: Module) -> bool:
    """Have the regions of a module, and derivatives of regions, say so; False if there is nothing to say."""
    regions = [f for f in module.functions.values() if is_region(f) and not f.is_declaration]
    if not regions:
        return False
    bodies = [f for f in dict.fromkeys(f for region in regions for f in _called(region)) if f.linkage == "internal"]
    module.read_users([f.name or "" for f in (*regions, *bodies)])
    calls = {f: sites for f in (*regions, *bodies) if (sites := _sites(f))}
    pointers: Callable[[Function], PointerInfo] = cache(
        lambda f: PointerInfo(f, given=captured if f in calls else None)
    )
    captured = Captured(lambda f: calls.get(f, []), pointers)
    have_said = [_part(f, pointers(f)) for f in calls]
    return any(have_said)


def _called(region: Function) -> Iterator[Function]:
    """What a region calls: of a derivative, all that it does."""
    calls = (i for i in region.instructions if isinstance(i, inst.CallBase))
    return (f for i in calls if (f := i.called_function) is not None and not f.is_declaration and not is_region(f))


def _sites(function: Function) -> list[inst.CallBase]:
    """All calls of a function that nobody else calls; none if it may have others."""
    users = list(function.users)
    calls = [i for i in users if isinstance(i, inst.CallBase) and i.callee is function]
    return calls if len(calls) == len(users) else []


def _part(region: Function, pointers: PointerInfo) -> bool:
    """Give each pointer that is apart from another a scope, and the accesses by them their scopes."""
    led = {i: pointers.all_bases(i.pointer) for i in region.instructions if isinstance(i, (inst.Load, inst.Store))}
    accesses = {i: bases for i, bases in led.items() if UNKNOWN not in bases}
    every = list(dict.fromkeys(base for bases in accesses.values() for base in bases))
    given = [base for base in every if given_by(base) is not None][:MOST]
    apart = {one: {other for other in given if _are_apart(one, other, pointers)} for one in every}
    lists = ScopeLists(region.module.metadata, "given to a region")
    scopes = {one: lists.scope() for one in given if any(one in others for others in apart.values())}
    for i, bases in accesses.items():
        if bases <= scopes.keys():
            _add(i, "alias.scope", [scopes[one] for one in scopes if one in bases], lists)
        _add(i, "noalias", [scopes[one] for one in scopes if all(one in apart[base] for base in bases)], lists)
    return bool(scopes)


def _are_apart(one: Value, other: Value, pointers: PointerInfo) -> bool:
    return one is not other and not pointers.bases_meet(one, other)


def _add(i: inst.Instruction, kind: str, scopes: list[str], lists: ScopeLists) -> None:
    if scopes:
        i.attachments[kind] = lists.both(i.attachments.get(kind), lists.list(scopes))
