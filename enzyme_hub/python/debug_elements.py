"""Numbers, complex numbers and structs, as debug information tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.python.signatures import Number
from enzyme_hub.python.structs import COMPLEX, Field, Struct, struct

POINTERS = frozenset(("DW_TAG_pointer_type", "DW_TAG_reference_type"))
_SAME = frozenset(f"DW_TAG_{word}_type" for word in ("const", "volatile", "restrict")) | {"DW_TAG_typedef"}
_STRUCTS = frozenset(("DW_TAG_structure_type", "DW_TAG_class_type"))
# Complex numbers of C++ and of Rust's num-complex.
_COMPLEX = re.compile(r"complex<(?:float|double)>|Complex<f(?:32|64)>")

_FORTRAN = re.compile(r"\.f\d*$", re.I)


class NotRead(Exception):
    """Why a type or a signature cannot be told. With a `remedy` no declaration can be right; `is_struct`: only one with a struct can."""

    def __init__(self, why: str, remedy: str | None = None, is_struct: bool = False) -> None:
        super().__init__(why)
        self.remedy = remedy
        self.is_struct = is_struct


def plain(type_: MDNode | None) -> tuple[MDNode | None, bool]:
    """The type under its other names, and whether it is const."""
    is_const = False
    while type_ is not None and type_.string("tag") in _SAME:
        is_const |= type_.string("tag") == "DW_TAG_const_type"
        type_ = type_.node("baseType")
    return type_, is_const


def is_aggregate(type_: MDNode | None) -> bool:
    """True for what is several numbers."""
    node, _ = plain(type_)
    return node is not None and (node.string("tag") in _STRUCTS or node.string("encoding") == "DW_ATE_complex_float")


def element(type_: MDNode | None, name: str, around: tuple[MDNode, ...] = ()) -> Number:
    """The type of what is called `name`. Raises NotRead."""
    node, _ = plain(type_)
    if node is not None and node.string("tag") == "DW_TAG_enumeration_type":
        return _enumeration(node, name)
    if node is not None and node.string("tag") in _STRUCTS:
        if _COMPLEX.fullmatch(node.string("name")):
            return COMPLEX[node.integer("size") // 8]
        try:
            return _struct(node, name, around)
        except NotRead as error:
            raise NotRead(str(error), error.remedy, is_struct=True) from None
    if node is None or node.kind != "DIBasicType":
        is_union = node is not None and node.string("tag") == "DW_TAG_union_type"
        raise NotRead(f"{name} is neither a number nor an array of numbers or structs of numbers", is_struct=is_union)
    bits = node.integer("size")
    if node.string("encoding") == "DW_ATE_complex_float" and bits // 8 in COMPLEX:
        return COMPLEX[bits // 8]
    found = _number(node.string("encoding"), bits)
    if found is None:
        why = f"{name} is {node.string('name')}, a type of numbers that is not known here"
        raise NotRead(why, "write a function around it that takes double or float")
    return found


def rows(type_: MDNode | None) -> tuple[MDNode | None, bool, int]:
    """What an array of arrays holds in the end, whether that is const, and the dimensions; 0 of these for what is no array."""
    node, is_const = plain(type_)
    dimensions = 0
    while node is not None and node.string("tag") == "DW_TAG_array_type":
        listed = node.node("elements")
        dimensions += len(listed.operands) if listed is not None else 1
        node, is_also = plain(node.node("baseType"))
        is_const |= is_also
    return node, is_const, dimensions


def _number(encoding: str, bits: int) -> Number | None:
    """The number of an encoding, under C's name; None for one that C does not have. No parser of C is needed: Julia's engine has none."""
    if encoding == "DW_ATE_float":
        name = {32: "float", 64: "double"}.get(bits)
        return Number(name, "f", bits // 8) if name else None
    if encoding == "DW_ATE_boolean" and bits == 8:  # Fortran's logical is an integer
        return Number("_Bool", "b", 1)
    if bits not in (8, 16, 32, 64):
        return None
    is_unsigned = encoding.startswith("DW_ATE_unsigned") or encoding == "DW_ATE_UTF"
    return Number(f"{'u' if is_unsigned else ''}int{bits}_t", "u" if is_unsigned else "i", bits // 8)


def _enumeration(node: MDNode, name: str) -> Number:
    found = _number("DW_ATE_signed", node.integer("size"))
    if found is None:
        raise NotRead(f"{name} is {node.string('name')}")
    return found


def _struct(node: MDNode, name: str, around: tuple[MDNode, ...]) -> Struct:
    called = node.string("name") or "struct"
    if node in around:
        raise NotRead(f"{name} is {called}, which refers to itself")
    listed = node.node("elements")
    if "DIFlagFwdDecl" in node.string("flags") or listed is None:
        raise NotRead(f"{name} is {called}, of which no members are known")
    fields = [
        _field(one, f"{name}.{one.string('name')}", (*around, node))
        for one in listed.operands
        if isinstance(one, MDNode) and _is_member(one)
    ]
    return struct(f"struct {called}", fields, node.integer("size") // 8)


def _is_member(one: MDNode) -> bool:
    tag = one.string("tag")
    return tag == "DW_TAG_inheritance" or (tag == "DW_TAG_member" and "DIFlagStaticMember" not in one.string("flags"))


def _field(one: MDNode, path: str, around: tuple[MDNode, ...]) -> Field:
    called, offset = one.string("name"), one.integer("offset") // 8
    if "DIFlagBitField" in one.string("flags"):
        raise NotRead(f"{path} is a bit field")
    if called.startswith("_vptr"):
        raise NotRead(f"{path.rpartition('.')[0]} has virtual functions")
    node, _ = plain(one.node("baseType"))
    called = called or (node.string("name") if node is not None else "")
    if node is not None and node.string("tag") in POINTERS:
        return Field(called, element(node.node("baseType"), f"*{path}", around), offset, is_pointer=True)
    shape: tuple[int, ...] = ()
    while node is not None and node.string("tag") == "DW_TAG_array_type":
        shape += tuple(_sizes(node, path))
        node, _ = plain(node.node("baseType"))
    file = around[-1].node("file")
    if file is not None and _FORTRAN.search(file.string("filename")):
        shape = shape[::-1]  # there the first index moves fastest
    found = element(node, path, around)
    if isinstance(found, Struct) and found.has_pointers:
        raise NotRead(f"{path} holds pointers in a struct in a struct")
    return Field(called, found, offset, shape)


def _sizes(array: MDNode, path: str) -> Iterator[int]:
    listed = array.node("elements")
    for one in listed.operands if listed is not None else ():
        if not isinstance(one, MDNode):
            continue
        size = one.integer("count") or one.integer("upperBound") + 1 - (one.integer("lowerBound") or 1)
        if size <= 0:
            raise NotRead(f"{path} is an array of unknown size")
        yield size
