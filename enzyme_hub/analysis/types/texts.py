"""Strings, and other text, in which numbers are found.

Native code takes bytes and gives back characters: nobody sees the bytes go from one to the other. So where the bytes are of unknown
type, whether they are numbers is asked of the other end: of what is read in the string.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from enzyme_hub.analysis.types.answers import scan
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import ANYTHING
from enzyme_hub.analysis.types.nodes import Node, find_shifted, known_there, nodes_in
from enzyme_hub.analysis.types.overlap import has_float
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.effects import RESULT
from enzyme_hub.languages.heap import Allocation
from enzyme_hub.languages.known import is_of_strings, is_string_stream
from enzyme_hub.languages.meaning import Inactive, Unknown, meaning

if TYPE_CHECKING:
    from enzyme_hub.analysis.types.function_types import FunctionTypes

# Where native functions put bytes as they come.
_READERS = {
    "fread": 0,
    "fread_unlocked": 0,
    "read": 1,
    "pread": 1,
    "recv": 1,
    "getenv": RESULT,
    **dict.fromkeys(("_ZNSi4readEPcl", "_ZNSi8readsomeEPcl", "_ZNSi3getEPclc", "_ZNSi3getEPcl"), 1),
}
STRING_SIZE = 32  # bytes of a string: a pointer, a length, a short text
_SHORT = 16  # bytes of that short text


def texts_hold_numbers(equations: Equations) -> bool:
    """True if a number is read where the characters of some string are."""
    return any(map(has_float, _characters(equations)))


def numbers_come_back(equations: Equations) -> bool:
    """True if native code that reads files, streams or the environment may give back a number, or there is a stream in memory."""
    for function, frames in equations.frames.of.items():
        found = [place for i in function.instructions if (place := _given_back(i)) is not None]
        if frames and any(map(is_string_stream, function.instructions)):
            return True
        for frame in frames if found else ():
            equations.frame = frame
            if any(_first(*equations.place(pointer)) is not False for pointer in found):
                return True
    return False


def _given_back(i: inst.Instruction) -> Value | None:
    """The pointer to bytes that a native function puts there as they come."""
    at = _READERS.get(i.callee.name or "") if isinstance(i, inst.CallBase) else None
    if at is None or not isinstance(i, inst.CallBase) or not isinstance(meaning(i), (Unknown, Inactive)):
        return None
    value = i if at == RESULT else i.arguments[at] if at < i.argument_count else None
    return value if value is not None and value.type.is_pointer else None


def begins_with_number(known: FunctionTypes, pointer: Value) -> bool | None:
    """Whether the first byte behind the pointer is one of a number, in any context; None if that is not known."""
    answers = {_first(node, offset) for node, offset in known.places(pointer)}
    return True if True in answers else None if None in answers else False


def larger_than_strings(equations: Equations) -> set[Node]:
    """The objects that are, as far as one can tell, more than one string: larger variables, blocks, and what others are given."""
    found: set[Node] = set()
    for function, frames in equations.frames.of.items():
        objects = [i for i in function.instructions if _may_be_larger(equations, i)]
        for equations.frame in frames:
            places = [equations.place(one) for one in (*objects, *function.arguments) if one.type.is_pointer]
            found.update(node for node, offset in (find_shifted(*place) for place in places) if offset == 0)
    return found


def _may_be_larger(equations: Equations, i: inst.Instruction) -> bool:
    if isinstance(i, inst.Alloca):
        return equations.layout.alloc_size(i.allocated_type) > STRING_SIZE
    return isinstance(i, inst.CallBase) and isinstance(meaning(i), Allocation)


def leads_to_numbers(known: FunctionTypes, pointer: Value, size: int, is_alone: bool = False) -> bool:
    """True if a pointer among the first `size` bytes behind `pointer` leads to numbers, or one is there beside it.

    The pointer of a short string leads to the string itself: what is behind that in a record is not the string's, unless it is all of
    the object (`is_alone`).
    """
    surroundings = known.analysis.surroundings
    for node, offset in known.places(pointer):
        own = find_shifted(node, offset)[0]
        alone = is_alone and len(surroundings.around(own)) == 1 and own not in known.analysis.larger_than_strings
        if _leads_to_numbers(node, offset, size, alone):
            return True
    return False


def _leads_to_numbers(node: Node, offset: int, size: int, is_alone: bool) -> bool:
    own = find_shifted(node, offset)[0]
    leaves = known_there(node, offset, size)
    targets = [find_shifted(*leaf.target) for leaf in leaves if leaf.target is not None]
    if targets and any(map(has_float, leaves)):
        return True
    for target, at in targets:
        inside = (target is own and not is_alone) or (target is not own and at != 0)
        if any(map(has_float, known_there(target, at, _SHORT) if inside else nodes_in(target))):
            return True
        if inside and any(isinstance(part.kind, FloatType) for part in scan(target, at, _SHORT)):
            return True
    return False


def _first(node: Node, offset: int) -> bool | None:
    """Whether the byte there is one of a number; None where that is not known, or contradicts itself."""
    for part in scan(node, offset, 1):
        said = {kind for kind, _, _ in part.facts} - {ANYTHING}
        are_numbers = {isinstance(kind, FloatType) for kind in said or {part.kind} - {None, ANYTHING}}
        return are_numbers.pop() if len(are_numbers) == 1 else None
    return None


def _characters(equations: Equations) -> Iterator[Node]:
    for function, frames in equations.frames.of.items():
        members = [i for i in function.instructions if isinstance(i, inst.CallBase) and _is_member(i)]
        for frame in frames if members else ():
            equations.frame = frame
            for call in members:
                if call.type.is_pointer:
                    yield from nodes_in(equations.place(call)[0])
                if call.argument_count and call.arguments[0].type.is_pointer:
                    yield from _in_string(*equations.place(call.arguments[0]))


def _in_string(node: Node, offset: int) -> Iterator[Node]:
    """The string's own memory, which short texts lie in, and what it leads to."""
    for leaf in known_there(node, offset, STRING_SIZE):
        yield leaf
        if leaf.target is not None:
            yield from nodes_in(leaf.target[0])


def _is_member(call: inst.CallBase) -> bool:
    """True for a member of a string, and for what makes one in memory (`stringstream::str`)."""
    if not isinstance(meaning(call), Inactive):
        return False
    is_made = call.argument_count > 0 and call.argument_attribute(0, "sret") is not None
    return is_of_strings(call.callee.name or "") or (is_made and (call.callee.name or "").startswith("_ZNK"))
