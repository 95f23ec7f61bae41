"""What type-based alias metadata says of the types in memory (C, C++, Julia, Swift; flang's names say nothing).

A tag `!{base, access, offset}` names the scalar accessed, and the struct it is a field of with the fields around it. The
`!tbaa.struct` of a memcpy lists all that it copies, and what it leaves out is padding. A scalar type is known by its
name; `omnipotent char` says nothing, because it stands for unions and bytes as well.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_hub.analysis.types.evidence import ANYTHING, INTEGER, POINTER, Kind
from enzyme_hub.base.records import record
from enzyme_hub.ir import types

if TYPE_CHECKING:
    from enzyme_hub.ir.instructions import Instruction
    from enzyme_hub.ir.metadata import MDNode
    from enzyme_hub.ir.module import Module

MOST_FIELDS = 64

FLOATS: dict[str, Kind] = {
    "float": types.f32,
    "double": types.f64,
    "_Float16": types.half,
    "__fp16": types.half,
    "__bf16": types.bfloat,
    "__float128": types.fp128,
    "_Float128": types.fp128,
}
INTEGERS: dict[str, int] = {
    "bool": 1,
    "_Bool": 1,
    "short": 2,
    "int": 4,
    "wchar_t": 4,
    "char16_t": 2,
    "char32_t": 4,
    "long": 8,
    "long long": 8,
    "__int128": 16,
}
# What Julia's own code alone reads and writes in the headers of its arrays.
HEADERS: dict[str, int] = {"jtbaa_arraylen": 8, "jtbaa_arraysize": 8, "jtbaa_arrayoffset": 4, "jtbaa_arrayflags": 2}
INTEGERS.update(HEADERS)
POINTERS = frozenset(("any pointer", "vtable pointer", "jtbaa_arrayptr", "any data access pointer"))
_TYPED_POINTER = re.compile(r"p(\d+) (.*)")


@record
class Field:
    """A scalar of a kind at an offset; `pointee` is the scalar a typed pointer points to, if its tag says so."""

    offset: int
    size: int
    kind: Kind
    pointee: Kind | None = None


@record
class Tag:
    """What an access tag says: the scalar accessed, and its neighbours at offsets relative to the access."""

    name: str
    scalar: Field | None
    neighbours: tuple[Field, ...]


class Tbaa:
    """The TBAA of a module."""

    def __init__(self, module: Module) -> None:
        self._metadata = module.metadata
        self._layout = module.layout
        self._is_x86 = module.triple.startswith(("x86_64", "i386", "i686"))
        self._tags: dict[str, Tag | None] = {}
        self._copies: dict[str, tuple[tuple[Field, ...], int]] = {}

    def of(self, access: Instruction) -> Tag | None:
        """The tag of a load, a store or a copy, if it has one that says something."""
        reference = access.attachments.get("tbaa")
        return self.tag(reference) if reference is not None else None

    def tag(self, reference: str) -> Tag | None:
        """The tag of a load or store, None if it says nothing we understand."""
        if reference not in self._tags:
            self._tags[reference] = self._read_tag(self._metadata[reference])
        return self._tags[reference]

    def copy(self, reference: str) -> tuple[tuple[Field, ...], int]:
        """What a memcpy copies, at offsets from its pointers, padding included, and where the last field ends.

        What is not among the fields is listed as bytes, which may be anything: arrays, unions and structs that end in one.
        """
        found = self._copies.get(reference)
        if found is None:
            fields, end = self._read_copy(self._metadata[reference])
            found = self._copies[reference] = tuple(fields), end
        return found

    def _read_tag(self, node: MDNode) -> Tag | None:
        operands = node.operands
        if len(operands) < 3 or not isinstance(operands[2], int):
            return None
        base, access, offset = operands[:3]
        assert not isinstance(base, (str, int)) and not isinstance(access, (str, int)) and isinstance(offset, int)
        name = _name(access)
        scalar = self._scalar(name, 0)
        neighbours: list[Field] = []
        if base is not access:
            self._fields(base, -offset, neighbours, 0)
        return Tag(name, scalar, tuple(neighbours))

    def _fields(self, node: object, offset: int, found: list[Field], depth: int) -> None:
        """The scalars of a struct type, or the one that the node itself is."""
        operands = _operands(node)
        scalar = self._scalar(_name(node), offset)
        if scalar is not None:
            found.append(scalar)
            return
        # A scalar is {name, parent, 0}, a struct {name, type, offset, type, offset, ...}: alike if it has one field.
        if len(operands) < 3 or depth > 8 or _name(node) in ("omnipotent char", ""):
            return
        for member, place in zip(operands[1::2], operands[2::2], strict=False):
            if isinstance(place, int) and len(found) < MOST_FIELDS:
                self._fields(member, offset + place, found, depth + 1)

    def _read_copy(self, node: MDNode) -> tuple[list[Field], int]:
        operands, found, end = node.operands, [], 0
        for start, size, tag in zip(operands[::3], operands[1::3], operands[2::3], strict=False):
            if not isinstance(start, int) or not isinstance(size, int):
                return [], 0
            if start > end:
                found.append(Field(end, start - end, ANYTHING))
            end = max(end, start + size)
            scalar = self._scalar(_name(_operands(tag)[1]), start) if len(_operands(tag)) > 1 else None
            if scalar is not None and size // scalar.size <= MOST_FIELDS:
                found.extend(self._array(scalar, start, size))
        return found, end

    def _array(self, scalar: Field, start: int, size: int) -> list[Field]:
        """The scalars in `size` bytes; an x86 long double is followed by padding."""
        stride = scalar.size if isinstance(scalar.kind, str) else self._layout.alloc_size(scalar.kind)
        found = []
        for place in range(start, start + size - stride + 1, stride):
            found.append(Field(place, scalar.size, scalar.kind, scalar.pointee))
            if stride > scalar.size:
                found.append(Field(place + scalar.size, stride - scalar.size, ANYTHING))
        return found

    def _scalar(self, name: str, offset: int) -> Field | None:
        kind = self._float(name)
        if kind is not None and not isinstance(kind, str):
            return Field(offset, self._layout.size(kind), kind)
        size = INTEGERS.get(name)
        if size is not None:
            return Field(offset, size, INTEGER)
        if name in POINTERS:
            return Field(offset, self._layout.pointer_size(), POINTER)
        match = _TYPED_POINTER.fullmatch(name)
        if match is not None:
            pointee = POINTER if match[1] != "1" else self._float(match[2])
            return Field(offset, self._layout.pointer_size(), POINTER, pointee)
        return None

    def _float(self, name: str) -> Kind | None:
        if name == "long double":
            return types.x86_fp80 if self._is_x86 else types.fp128
        return FLOATS.get(name)


def _operands(node: object) -> tuple[object, ...]:
    operands = getattr(node, "operands", ())
    assert isinstance(operands, tuple)
    return operands


def _name(node: object) -> str:
    operands = _operands(node)
    return operands[0] if operands and isinstance(operands[0], str) else ""
