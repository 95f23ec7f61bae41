"""What rank an allocated array has, where its descriptor says it when the program runs only.

An array that is a component, or an argument, has a descriptor somewhere in memory, and what is written into dimensions that it
may or may not have would be written over whatever lies behind. But an `allocate` gives the bounds one by one before, in
calls of their own: as many as there are dimensions, and none for a scalar.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from enzyme_hub.llvm import irtext

_CALL = re.compile(
    r"^(?P<line>[^\n]*@_FortranA(?:Allocatable|Pointer)(?P<what>SetBounds|Allocate(?:Source)?|ApplyMold|Init\w+|Nullify\w+)"
    r"\((?P<operands>[^\n]*))$",
    re.MULTILINE,
)
_DEBUG = re.compile(r", !dbg ![0-9]+")
_CHOSEN = re.compile(r"^\s*(%\S+) = (?:phi|select) ", re.MULTILINE)


def told(body: str, of_rank: str, of_class: str) -> str:
    """The body of a function that calls `of_rank` with the descriptor and the rank before it allocates an array.

    Before it copies a source whose type was asked for, it calls `of_class` with the descriptor: it has the type by then.
    """
    dimensions: dict[str, set[str]] = defaultdict(set)
    allocated, unknown = set(), set()
    for descriptor, operands, call in _calls(body):
        if call["what"] == "SetBounds":
            dimensions[descriptor].add(operands[1].split()[-1])
        elif call["what"].startswith("Allocate"):
            allocated.add(descriptor)
        else:
            unknown.add(descriptor)  # that says it
    if not dimensions.keys() <= allocated:  # calls for several arrays became one
        unknown.update(_CHOSEN.findall(body))

    moulded: set[str] = (
        set()
    )  # since they were allocated the last time: then comes what is allocated with a mold, or a class

    def with_rank(call: re.Match[str]) -> str:
        descriptor = _descriptor(call)
        if call["what"] == "ApplyMold":
            moulded.add(descriptor)
        if not call["what"].startswith("Allocate"):
            return call[0]
        is_moulded = descriptor in moulded
        moulded.discard(descriptor)
        found = _DEBUG.search(call["operands"])
        debug = found[0] if found else ""
        if call["what"] == "AllocateSource" and is_moulded:
            return f"  call void @{of_class}(ptr {descriptor}){debug}\n{call[0]}"
        if descriptor in unknown:
            return call[0]
        rank = len(dimensions[descriptor])
        return f"  call void @{of_rank}(ptr {descriptor}, i32 {rank}){debug}\n{call[0]}"

    return _CALL.sub(with_rank, body)


def _calls(body: str) -> Iterator[tuple[str, list[str], re.Match[str]]]:
    for call in _CALL.finditer(body):
        operands = irtext.split_operands(call["operands"])
        yield operands[0].split()[-1], operands, call


def _descriptor(call: re.Match[str]) -> str:
    return irtext.split_operands(call["operands"])[0].split()[-1]
