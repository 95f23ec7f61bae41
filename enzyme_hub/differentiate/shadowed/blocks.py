"""Whether pointers to blocks that are in slots of workspaces get anywhere else.

A workspace brings a shadow of its own for a block. If the block is what the caller passes as an argument as well, its shadow is the
caller's. So where that cannot be ruled out by linkage and by who writes the variable, the pointers are followed through the whole
module: through getelementptr, phis, selects, arguments and results of functions. In another place in memory, at a request or with a
function that nobody sees they are out of sight.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.memory.addresses import PASSED_ON, Addresses, loads_of_copy, only_reads
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Use, Value
from enzyme_hub.languages.heap import Deallocation, Reallocation
from enzyme_hub.languages.meaning import Call, Copy, Fill, MemoryAnnotation, SamePointer, ThreadCopy, meaning

MOST_VALUES = 2000


def stay(addresses: Addresses, pointers: Iterable[Value]) -> bool:
    """True if these pointers, and all that is computed from them, are only used to access memory, or stored in the variables."""
    seen = set(pointers)
    work = list(seen)
    while work and len(seen) < MOST_VALUES:
        for use in work.pop().uses:
            following = _following(addresses, use)
            if following is None:
                return False
            fresh = [one for one in following if one not in seen]
            seen.update(fresh)
            work.extend(fresh)
    return not work


def _following(addresses: Addresses, use: Use) -> list[Value] | None:
    """What leads to the block as well because of a use; None if that is not known."""
    i, index = use.user, use.index
    if isinstance(i, inst.GetElementPtr) or i.opcode in PASSED_ON:
        return [i]
    if isinstance(i, (inst.Load, inst.Compare)):
        return []
    if isinstance(i, inst.Store):
        if index == 1 or addresses.of(i.pointer):
            return []
        loads = loads_of_copy(i.pointer)
        return None if loads is None else [*loads]
    if isinstance(i, inst.Return):
        return list(addresses.callers(i.function))
    if isinstance(i, inst.CallBase):
        return _through_call(i, index)
    if i.opcode == "ptrtoint" or (isinstance(i, inst.BinaryOp) and not i.type.holds_pointer):
        is_distance = i.opcode == "sub" and all(map(inst.is_address, i.operands))
        return [] if is_distance else [i]  # between two addresses: it leads nowhere
    return None


def _through_call(call: inst.CallBase, index: int) -> list[Value] | None:
    what = meaning(call)
    if isinstance(what, Call) and index < min(call.argument_count, len(what.function.arguments)):
        return [what.function.arguments[index]]
    if isinstance(what, (SamePointer, Copy, Fill, Reallocation)) and not isinstance(what, ThreadCopy):
        return [call] if call.type.holds_pointer else []
    is_done_with = isinstance(what, (MemoryAnnotation, Deallocation)) or only_reads(call, index)
    return [] if is_done_with else None
