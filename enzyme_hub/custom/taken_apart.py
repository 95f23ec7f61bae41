"""Does a function take a complex number, or a struct of numbers or pointers, by value? To LLVM that is several parameters like others.

The tangent, or the shadow, of such a parameter comes behind all of it, not behind each part, and the types do not tell. What does: the type
that the macros of enzyme_hub.h leave, the symbol of a C++ function, and debug information.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function

TYPE_NOTE = "_Z15enzyme_hub_type"  # a declaration of this name; its parameter is the function's type
_NAME = re.compile(r"\d+")
_COMPLEX = re.compile(r"(?<![PKVRO])Cd")  # a float complex is one vector, a long double complex lies in memory
_SEEN_THROUGH = ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_member")
_POINTERS = (
    "DW_TAG_pointer_type",
    "DW_TAG_reference_type",
    "DW_TAG_rvalue_reference_type",
    "DW_TAG_ptr_to_member_type",
)


def is_taken_apart(function: Function) -> bool | None:
    """True if a parameter is known to be several numbers to LLVM, None if nothing tells."""
    name = function.name or ""
    if name.startswith("_Z") and has_complex(name):
        return True
    described = _source_types(function)
    if described is not None:
        return any(_parts(type_, _number) > 1 for type_ in described)
    return False if name.startswith("_Z") else None


def passes_pointers_together(function: Function) -> bool | None:
    """The same for pointers: a struct with several of them, which is passed by value; None if nothing tells."""
    described = _source_types(function)
    return None if described is None else any(_parts(type_, _pointer) > 1 for type_ in described)


def has_complex(mangled: str) -> bool:
    """True if a complex number by value is among the types in a mangled name."""
    bare, at = "", 0
    while found := _NAME.search(mangled, at):
        bare += mangled[at : found.start()] + "."
        at = found.end() + (0 if mangled[found.start() - 1] in "SLT_" else int(found[0]))
    return _COMPLEX.search(bare + mangled[at:]) is not None


def _source_types(function: Function) -> list[MDNode] | None:
    """The types of its parameters, as debug information has them; None if there is none."""
    described = function.module.metadata.subprogram(function)
    types = described.node("type") if described is not None else None
    listed = types.node("types") if types is not None else None
    return None if listed is None else [each for each in listed.operands[1:] if isinstance(each, MDNode)]


def _parts(type_: MDNode, count: Callable[[MDNode], int]) -> int:
    """The sum of a count over the members of a value; nothing behind pointers counts."""
    while type_.string("tag") in _SEEN_THROUGH and (base := type_.node("baseType")) is not None:
        type_ = base
    elements = type_.node("elements") if type_.string("tag") == "DW_TAG_structure_type" else None
    if elements is None:
        return count(type_)
    members = [each for each in elements.operands if isinstance(each, MDNode)]
    return sum(_parts(each, count) for each in members if each.string("flags") != "DIFlagStaticMember")


def _number(type_: MDNode) -> int:
    if (encoding := type_.string("encoding")) == "DW_ATE_complex_float":
        return 2 if type_.integer("size") == 128 else 1
    return int(encoding == "DW_ATE_float")


def _pointer(type_: MDNode) -> int:
    return int(type_.string("tag") in _POINTERS)
