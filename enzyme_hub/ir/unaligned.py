"""Loads of structs from memory that may be aligned less than their types ask for.

Problem: LLVM makes `extractvalue (load T, align 1), k` a load of the member alone, with the alignment of the member's type (InstCombine,
up to 22 at least). A vector of four doubles is then read by an instruction that faults if its address is no multiple of 32.
So a struct in which something is aligned so is loaded in parts, each with the alignment that its place has.
"""

from __future__ import annotations

from math import gcd

from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import ArrayType, StructType, Type
from enzyme_hub.ir.values import Value, poison

_ANYWHERE = 8  # whatever is aligned to no more is read at any address


def load_unaligned(b: Builder, layout: DataLayout, type_: Type, pointer: Value, align: int) -> Value:
    """A value of the type from an address that is a multiple of `align` bytes."""
    is_struct = isinstance(type_, (StructType, ArrayType))
    if not is_struct or layout.align(type_) <= max(align, _ANYWHERE):
        return b.load(type_, pointer, align)
    assert isinstance(type_, (StructType, ArrayType))
    count = len(type_.fields) if isinstance(type_, StructType) else type_.count
    whole: Value = poison(type_)
    for index in range(count):
        part = type_.fields[index] if isinstance(type_, StructType) else type_.element
        offset = layout.offset_of_path(type_, (index,))
        found = load_unaligned(b, layout, part, b.offset(pointer, offset), gcd(align, offset))
        whole = b.insert_value(whole, found, index)
    return whole
