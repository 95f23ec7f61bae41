"""Steps of a pointer in bytes: what each index of an address is a multiple of, and where numbers surely begin."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.bit_forms import zeros_below
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import ArrayType, FloatType, StructType, Type, VectorType
from enzyme_hub.ir.values import ConstantInt, Value


def steps(gep: inst.GetElementPtr, layout: DataLayout) -> Iterator[tuple[int, Value]]:
    """Each index into an array, and how many bytes its unit is."""
    type_: Type | None = None
    for index in gep.indices:
        if isinstance(type_, StructType):
            assert isinstance(index, ConstantInt)
            type_ = type_.fields[index.value]
            continue
        if type_ is None:
            type_ = gep.source_type
        else:
            assert isinstance(type_, (ArrayType, VectorType))
            type_ = type_.element
        yield layout.alloc_size(type_), index


def numbers_at(pointer: Value) -> Iterator[FloatType]:
    """The numbers that are read or written right at a pointer. (What lies elsewhere in an object may be of any other type.)"""
    for user in pointer.users:
        if isinstance(user, (inst.Load, inst.Store)) and user.pointer is pointer:
            kind = (user.value if isinstance(user, inst.Store) else user).type.scalar
            if isinstance(kind, FloatType):
                yield kind


def moved_from_number(pointer: Value, kind: Type, layout: DataLayout) -> Value | None:
    """Where such a number surely begins, for a pointer that is moved from there by what need not be a multiple of its size."""
    size, in_doubt = layout.size(kind), False
    while isinstance(pointer, inst.GetElementPtr) and not pointer.type.is_vector:
        in_doubt |= any(not _is_multiple(stride, index, size) for stride, index in steps(pointer, layout))
        pointer = pointer.pointer
        if in_doubt and (any(one is kind for one in numbers_at(pointer)) or _declared_at(pointer) is kind):
            return pointer
    return None


def _declared_at(pointer: Value) -> Type | None:
    """What a variable is declared to begin with."""
    if isinstance(pointer, inst.Alloca):
        type_ = pointer.allocated_type
    elif isinstance(pointer, GlobalVariable):
        type_ = pointer.value_type
    else:
        return None
    while isinstance(type_, (ArrayType, VectorType)):
        type_ = type_.element
    return type_


def _is_multiple(stride: int, index: Value, size: int) -> bool:
    """True for a constant, too: that is part of a type."""
    return isinstance(index, ConstantInt) or (stride << zeros_below(index)) % size == 0
