"""What debug information says of types in memory: rustc writes no TBAA, so this is how Rust's types are known.

A variable's record (`#dbg_value`, `#dbg_declare`) ties a value or its memory to a source type. Source types are flattened
into scalars at offsets. Unions and enums count where all their variants agree: `MaybeUninit<f64>` is an f64, and the
payload of `Option<f64>` is. Pointers to bytes say nothing of what they point to; `RawVec<T>`, which keeps its pointer as
one to bytes, says it by its parameter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from operator import attrgetter
from typing import cast

from enzyme_hub.analysis.types.evidence import ANYTHING, BITS, DEBUG, INTEGER, POINTER, Evidence, Kind, Source
from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Value

EXPANDED = 16  # elements of an array that are listed one by one
MOST_FIELDS = 128

_RECORD = re.compile(r"#dbg_(value|declare|assign)\((\S+) (.+?), (!\d+), !DIExpression\(([^)]*)\)")
_FLOATS = {2: types.half, 4: types.f32, 8: types.f64}
_NAMED_FLOATS = {"f128": types.fp128, "__float128": types.fp128, "_Float128": types.fp128, "__bf16": types.bfloat}
_INTEGER_ENCODINGS = ("DW_ATE_signed", "DW_ATE_unsigned", "DW_ATE_boolean", "DW_ATE_UTF")
_WRAPPERS = frozenset(
    f"DW_TAG_{word}" for word in ("typedef", "const_type", "volatile_type", "restrict_type", "atomic_type", "member")
)
_POINTERS = frozenset(f"DW_TAG_{word}" for word in ("pointer_type", "reference_type", "rvalue_reference_type"))

_RAW = (
    "*const ",
    "*mut ",
)  # Rust's raw pointers: such a pointer may as well lead behind a value of the type, or to another one


@record
class Scalar:
    """A scalar at an offset; `pointee` is the source type a pointer points to, or may point to if it `is_raw`."""

    offset: int
    size: int
    kind: Kind
    pointee: MDNode | None = None
    is_raw: bool = False


@record
class Array:
    """`count` elements of a source type."""

    offset: int
    stride: int
    count: int
    element: MDNode


@record
class Shape:
    """A source type as bytes."""

    name: str
    scalars: tuple[Scalar, ...] = ()
    arrays: tuple[Array, ...] = ()

    def rank(self, scalar: Scalar) -> int:
        """A lone integer may be the bits of something else: `f64::to_bits`, or a pointer cast for a bytewise swap."""
        return BITS if scalar.kind == INTEGER and len(self.scalars) == 1 else DEBUG

    @cached_property
    def fields(self) -> tuple[tuple[int, int, Evidence], ...]:
        """The offset and size of each scalar, in order, and what is said of it."""
        found: list[tuple[int, int, Evidence]] = []
        for one in sorted(self.scalars, key=attrgetter("offset")):
            evidence = Evidence()
            evidence.add(one.kind, self.rank(one), Source(None, self.name))
            found.append((one.offset, one.size, evidence))
        return tuple(found)

    @cached_property
    def is_sequence(self) -> bool:
        """True if no two scalars share a byte, as those of a union do."""
        return all(before + size <= after for (before, size, *_), (after, *_) in pairwise(self.fields))


@dataclass
class Record:
    """A debug record: the operand as printed, the variable, and what the expression does."""

    is_memory: bool
    operand: str
    variable: MDNode
    offset: int = 0
    size: int | None = None


class Said:
    """What a debug record says of a value: that alone, or what it points to, has these bytes of a source type."""

    __slots__ = ("offset", "points", "shape", "size", "source", "value")

    def __init__(self, value: Value, record: Record, shape: Shape, source: Source) -> None:
        self.value = value
        self.points = record.is_memory
        self.offset = record.offset
        self.size = record.size
        self.shape = shape
        self.source = source


class DebugTypes:
    """The source types of a module."""

    def __init__(self, module: Module) -> None:
        self._metadata = module.metadata
        self._pointer_size = module.layout.pointer_size()
        self._shapes: dict[str, Shape] = {}

    def records(self, lines: tuple[str, ...]) -> Iterator[Record]:
        """The debug records printed before an instruction that tie a variable's bytes, or some of them, to a place."""
        for line in lines:
            match = _RECORD.search(line)
            if match is None:
                continue
            kind, _, operand, variable, expression = match.groups()
            record = Record(kind == "declare", operand, self._metadata[variable])
            if _apply(record, expression):
                yield record

    def shape_of(self, variable: MDNode) -> Shape:
        type_ = variable.node("type")
        return self.shape(type_) if type_ is not None else Shape("")

    def shape(self, type_: MDNode) -> Shape:
        """The scalars of a source type."""
        found = self._shapes.get(type_.name)
        if found is None:
            self._shapes[type_.name] = Shape(type_.string("name"))  # a type inside itself, which no language has
            found = self._shapes[type_.name] = self._flatten(type_)
        return found

    def is_opaque(self, type_: MDNode | None) -> bool:
        """True for void and bytes, which pointers of every kind are cast to."""
        while type_ is not None and type_.string("tag") in _WRAPPERS:
            type_ = type_.node("baseType")
        return type_ is None or (type_.kind == "DIBasicType" and type_.integer("size") <= 8)

    def _flatten(self, type_: MDNode) -> Shape:
        tag, name, size = type_.string("tag"), type_.string("name"), type_.integer("size") // 8
        if type_.kind == "DIBasicType":
            return Shape(name, _basic(type_, size))
        if tag in _POINTERS:
            pointee = type_.node("baseType")
            known = None if self.is_opaque(pointee) else pointee
            return Shape(name, (Scalar(0, self._pointer_size, POINTER, known, name.startswith(_RAW)),))
        if tag in _WRAPPERS or tag == "DW_TAG_inheritance":
            base = type_.node("baseType")
            return Shape(name) if base is None else replace(self.shape(base), name=name or self.shape(base).name)
        if tag == "DW_TAG_enumeration_type":
            return Shape(name, (Scalar(0, size, INTEGER),) if size else ())
        if tag == "DW_TAG_array_type":
            return self._flatten_array(type_, name, size)
        if tag in ("DW_TAG_structure_type", "DW_TAG_class_type"):
            return self._flatten_struct(type_, name, size)
        if tag == "DW_TAG_union_type":
            return _agreed(name, [self._member(member) for member in _elements(type_)])
        return Shape(name)

    def _flatten_array(self, type_: MDNode, name: str, size: int) -> Shape:
        element = type_.node("baseType")
        stride = self._size(element)
        if element is None or not stride or self.is_opaque(element):
            return Shape(name)
        count = size // stride
        if count > EXPANDED or not count:
            return Shape(name, (), (Array(0, stride, count, element),))
        inner = self.shape(element)
        parts = [_moved(inner, index * stride) for index in range(count)]
        return Shape(name, *_joined(parts))

    def _flatten_struct(self, type_: MDNode, name: str, size: int) -> Shape:
        members = _elements(type_)
        parts = [self._member(member) for member in members if member.string("tag") != "DW_TAG_variant_part"]
        variants = [member for member in members if member.string("tag") == "DW_TAG_variant_part"]
        parts.extend(self._variants(variant) for variant in variants)
        scalars, arrays = _joined(parts)
        if name.startswith("RawVec<"):
            scalars = self._typed_pointers(type_, scalars)
        if not variants and not arrays and members:
            scalars = (*scalars, *_padding(members, size, self))
        return Shape(name, scalars[:MOST_FIELDS], arrays)

    def _variants(self, part: MDNode) -> Shape:
        discriminator = part.node("discriminator")
        shapes = [self._member(member) for member in _elements(part)]
        agreed = _agreed("", shapes)
        if discriminator is None:
            return agreed
        mark = self._member(discriminator)
        taken = {scalar.offset for scalar in mark.scalars}
        return Shape("", (*mark.scalars, *(s for s in agreed.scalars if s.offset not in taken)), agreed.arrays)

    def _member(self, member: MDNode) -> Shape:
        if _is_static(member):
            return Shape("")
        base = member.node("baseType")
        if base is None:
            return Shape("")
        shape = self.shape(base)
        if member.string("name") == "end_or_len":  # of a slice's iterator: it points behind the last element
            shape = Shape("", tuple(replace(scalar, pointee=None) for scalar in shape.scalars))
        return _moved(shape, member.integer("offset") // 8)

    def _typed_pointers(self, type_: MDNode, scalars: tuple[Scalar, ...]) -> tuple[Scalar, ...]:
        """Pointers to bytes in RawVec<T> point to T."""
        parameters = _list(type_.node("templateParams"))
        element = parameters[0].node("type") if parameters else None
        if element is None or self.is_opaque(element):
            return scalars
        return tuple(replace(s, pointee=element) if s.kind == POINTER and s.pointee is None else s for s in scalars)

    def _size(self, type_: MDNode | None) -> int:
        """The size of a source type in bytes; a typedef has none of its own."""
        while type_ is not None:
            if type_.string("tag") in _POINTERS:
                return self._pointer_size
            size = type_.integer("size") // 8
            if size:
                return size
            type_ = type_.node("baseType") if type_.string("tag") in _WRAPPERS else None
        return 0

    def covered(self, member: MDNode) -> tuple[int, int]:
        """The bytes of a member. What says that a class is a base does not say its size."""
        start, bits = member.integer("offset") // 8, member.integer("size")
        return start, start + ((bits + 7) // 8 if bits else self._size(member.node("baseType")))


def debug_types_of(module: Module) -> DebugTypes:
    """Those of the module: what a type of the source is does not change."""
    known = module.memo(DebugTypes)
    if not known:
        known[module] = DebugTypes(module)
    return cast("DebugTypes", known[module])


def _apply(record: Record, expression: str) -> bool:
    """Take in a DIExpression; False for one that computes something."""
    words = expression.split(", ") if expression else []
    if words and words[0] == "DW_OP_deref":
        if record.is_memory:
            return False
        record.is_memory = True
        words = words[1:]
    if words[:1] == ["DW_OP_LLVM_fragment"] and len(words) == 3:
        record.offset, record.size = int(words[1]) // 8, int(words[2]) // 8
        return int(words[1]) % 8 == 0 and int(words[2]) % 8 == 0
    return not words


def _basic(type_: MDNode, size: int) -> tuple[Scalar, ...]:
    encoding, name = type_.string("encoding"), type_.string("name")
    if not size:
        return ()  # Rust's `()`
    if encoding.startswith(_INTEGER_ENCODINGS):
        return (Scalar(0, size, INTEGER),)
    if name == "long double" and size == 16:
        return (Scalar(0, 10, types.x86_fp80), Scalar(10, 6, ANYTHING))
    if encoding == "DW_ATE_complex_float" and size // 2 in _FLOATS:
        return (Scalar(0, size // 2, _FLOATS[size // 2]), Scalar(size // 2, size // 2, _FLOATS[size // 2]))
    kind = _NAMED_FLOATS.get(name) or _FLOATS.get(size)
    return (Scalar(0, size, kind),) if encoding == "DW_ATE_float" and kind is not None else ()


def _elements(type_: MDNode) -> list[MDNode]:
    return _list(type_.node("elements"))


def _list(node: MDNode | None) -> list[MDNode]:
    return [item for item in node.operands if isinstance(item, MDNode)] if node is not None else []


def _moved(shape: Shape, by: int) -> Shape:
    if by == 0:
        return shape
    scalars = tuple(replace(scalar, offset=scalar.offset + by) for scalar in shape.scalars)
    return Shape(shape.name, scalars, tuple(replace(array, offset=array.offset + by) for array in shape.arrays))


def _joined(parts: list[Shape]) -> tuple[tuple[Scalar, ...], tuple[Array, ...]]:
    scalars = tuple(scalar for part in parts for scalar in part.scalars)
    return scalars, tuple(array for part in parts for array in part.arrays)


def _agreed(name: str, shapes: list[Shape]) -> Shape:
    """The scalars that no alternative contradicts."""
    every = [scalar for shape in shapes for scalar in shape.scalars if scalar.kind != ANYTHING]
    found: dict[tuple[int, Kind], Scalar] = {}
    for scalar in every:
        end = scalar.offset + scalar.size
        overlapping = (other for other in every if other.offset < end and scalar.offset < other.offset + other.size)
        if all((other.offset, other.kind) == (scalar.offset, scalar.kind) for other in overlapping):
            same = found.setdefault((scalar.offset, scalar.kind), scalar)
            if same.pointee is not scalar.pointee:
                found[scalar.offset, scalar.kind] = replace(scalar, pointee=None)
    return Shape(name, tuple(found.values()))


def _padding(members: list[MDNode], size: int, types_: DebugTypes) -> Iterator[Scalar]:
    """The bytes of a struct that no member has."""
    end = 0
    for start, stop in [*sorted(types_.covered(m) for m in members if not _is_static(m)), (size, size)]:
        if start > end:
            yield Scalar(end, start - end, ANYTHING)
        end = max(end, stop)


def _is_static(member: MDNode) -> bool:
    return "DIFlagStaticMember" in member.string("flags") or member.string("tag") not in (
        "DW_TAG_member",
        "DW_TAG_inheritance",
    )
