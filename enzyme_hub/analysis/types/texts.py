"""Strings in which numbers are found again.

Members of a string that are machine code take bytes and give back characters: nobody sees the bytes go from one to the other.
So where the bytes are of unknown type, whether they are numbers is asked of the other end: of what is read in the string.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.nodes import Node, known_there, nodes_in
from enzyme_hub.analysis.types.overlap import has_float
from enzyme_hub.ir import instructions as inst
from enzyme_hub.languages.cpp.inactive import is_member_of_string
from enzyme_hub.languages.meaning import Inactive, meaning

_STRING = 32  # bytes: a pointer, a length, a short text


def texts_hold_numbers(equations: Equations) -> bool:
    """True if a number is read where the characters of some string are."""
    return any(map(has_float, _characters(equations)))


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
    for leaf in known_there(node, offset, _STRING):
        yield leaf
        if leaf.target is not None:
            yield from nodes_in(leaf.target[0])


def _is_member(call: inst.CallBase) -> bool:
    return is_member_of_string(call.callee.name or "") and isinstance(meaning(call), Inactive)
