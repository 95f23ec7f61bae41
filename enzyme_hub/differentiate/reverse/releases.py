"""Which blocks the reverse of their allocation releases, because the function itself does, and which wait.

A block's way is followed through the function's own memory (`analysis.memory.contents`).
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.memory.contents import ELSEWHERE, Contents
from enzyme_hub.differentiate.runtime import HEAP_ALIGN
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import meaning


class Releases:
    """Which allocations of a function its own calls of free release.

    `released` maps an allocation (or a call that returns new memory) to a deallocation that may release it; `deferred` are
    the deallocations whose memory may be anybody's. What is made here and may get to others, or be released by a callee,
    is not released by the reverse of its allocation: all deallocations that may release it are deferred, with all others
    that may release what those do. So no block is released both ways.

    A released block is not the allocator's if it need not be: it is `taken` from the memory of tapes, which threads keep, and
    which is given back when an exception leaves the derivative. What would release it `on_the_way_out` is `skipped`.
    Without `takes` none is. `is_address` is true for a loaded integer that may be an address.
    """

    def __init__(
        self,
        instructions: list[inst.Instruction],
        pointers: PointerInfo,
        frees_elsewhere: bool,
        on_the_way_out: list[inst.Instruction],
        takes: bool,
        is_address: Callable[[inst.Load], bool],
    ) -> None:
        self.released: dict[inst.CallBase, inst.CallBase] = {}
        self.deferred: set[inst.CallBase] = set()
        self.taken: set[inst.CallBase] = set()
        self.skipped: set[inst.CallBase] = set()
        calls = [i for i in instructions if isinstance(i, inst.CallBase)]
        releases = [(call, info.pointer) for call in calls if (info := release_of(call)) is not None]
        if frees_elsewhere or not releases:
            self.deferred.update(call for call, _ in releases)
            return
        by_count = {
            call for call, _ in releases if _is_counted(call)
        }  # whether it releases anything is seen at run time
        self.deferred |= by_count
        releases = [(call, pointer) for call, pointer in releases if call not in by_count]
        left = [i for i in on_the_way_out if isinstance(i, inst.CallBase)]
        contents = Contents([*instructions, *on_the_way_out], pointers, is_address)
        origins = {call: contents.objects(call.arguments[position]) for call, position in releases}
        out = {
            call: contents.objects(call.arguments[info.pointer])
            for call in left
            if (info := release_of(call)) is not None
        }
        unsure = contents.leaving | {ELSEWHERE} | _released_by_callees([*calls, *left], contents, pointers)
        self._decide({**origins, **out}, unsure)
        for call, found in origins.items():
            if call not in self.deferred:
                for made in found:
                    if isinstance(made, inst.CallBase):
                        self.released.setdefault(made, call)
        if not takes:
            return
        measured = _measured([*calls, *left], contents)
        self.taken.update(made for made in self.released if _may_be_taken(made) and made not in measured)
        self.skipped.update(call for call, found in out.items() if not found.isdisjoint(self.taken))

    def _decide(self, origins: dict[inst.CallBase, frozenset[Value]], unsure: set[Value]) -> None:
        """Defer whatever may release what is not certainly released here; that may spread to other deallocations."""
        changed = True
        while changed:
            changed = False
            for call, found in origins.items():
                if call not in self.deferred and found & unsure:
                    self.deferred.add(call)
                    unsure |= found
                    changed = True


def _released_by_callees(calls: list[inst.CallBase], contents: Contents, pointers: PointerInfo) -> set[Value]:
    """The objects that a function called here may release, on some paths: it defers that itself."""
    found: set[Value] = set()
    for call in calls:
        if release_of(call) is not None:
            continue
        effects = pointers.effects.of_call(call)
        for k in effects.frees:
            found |= contents.objects(call.arguments[k])
        if effects.frees_other:
            for k in effects.reads:
                found |= contents.inside(contents.objects(call.arguments[k]))
    return found


def release_of(call: inst.CallBase) -> Deallocation | Reallocation | None:
    """What the call releases, if it does."""
    what = meaning(call)
    return what if isinstance(what, (Deallocation, Reallocation)) else None


def _may_be_taken(block: inst.CallBase) -> bool:
    """True for memory like malloc's of an allocator that is not the program's own, with no alignment of note."""
    made, callee = meaning(block), block.called_function
    if not isinstance(made, (Allocation, Reallocation)) or not made.is_plain:
        return False
    if callee is None or not callee.is_declaration:
        return False
    if made.alignment is not None:
        alignment = block.arguments[made.alignment]
        if not isinstance(alignment, ConstantInt) or alignment.value > HEAP_ALIGN:
            return False
    return True


def _measured(calls: list[inst.CallBase], contents: Contents) -> set[Value]:
    """The objects whose size an allocator is asked for."""
    found: set[Value] = set()
    for call in calls:
        what = meaning(call)
        if isinstance(what, Reallocation) and what.old_size is None:
            found |= contents.objects(call.arguments[what.pointer])
    return found


def _is_counted(call: inst.CallBase) -> bool:
    info = release_of(call)
    return isinstance(info, Deallocation) and info.is_counted
