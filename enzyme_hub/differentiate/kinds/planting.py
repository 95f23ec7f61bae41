"""Derivatives made with ENZYME_HUB_KINDS=1 tell of each access in their copy of the primal: `kinds.c` compares what it hears.

A typed access is a witness, and says what the bytes are. Integers that move, and copies, have no type: what the analysis answers there is
a claim. The letters of a text are upper case for witnesses and lower case for claims.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from enzyme_hub.analysis.types.answers import Part
from enzyme_hub.analysis.types.evidence import ADDRESS, ANYTHING, IN_TURN, INTEGER, INTEGER_IN_TURN, POINTER
from enzyme_hub.differentiate.runtime import wide
from enzyme_hub.differentiate.shadowed.memory import pattern_of
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.languages.meaning import Copy, meaning

IS_ASKED = os.environ.get("ENZYME_HUB_KINDS") == "1"

_CLAIMS = {INTEGER: "i", ANYTHING: "a", POINTER: "p", IN_TURN: "-", INTEGER_IN_TURN: "-", ADDRESS: "-"}
_SMALLEST = 4  # bytes of an integer that may be a number
_ATTRIBUTES = "nounwind memory(argmem: read, inaccessiblemem: readwrite)"


def before(f: Shadowing, i: inst.Instruction) -> None:
    """Tell what a load or a copy is about to read."""
    if isinstance(i, inst.Load):
        _note_access(f, i, i.pointer, i)
    elif isinstance(i, inst.CallBase) and isinstance(copy := meaning(i), Copy):
        _note_copy(f, i, copy)


def after(f: Shadowing, i: inst.Instruction) -> None:
    """Tell what a store has written."""
    if isinstance(i, inst.Store):
        _note_access(f, i, i.pointer, i.value)


def _note_access(f: Shadowing, i: inst.Instruction, pointer: Value, value: Value) -> None:
    layout, type_ = f.module.layout, value.type
    size = layout.size(type_)
    if type_.scalar.is_float or type_.scalar.is_pointer:
        period = layout.size(type_.scalar)
        _note(f, i, pointer, const_int(types.i64, size), period, [(0, _witness(type_.scalar))])
    elif type_.scalar.is_int and size >= _SMALLEST and not value.is_constant:
        parts = f.facts.types.parts(value)
        if parts is not None:
            _note(f, i, pointer, const_int(types.i64, size), size, _claims(parts))


def _note_copy(f: Shadowing, i: inst.CallBase, copy: Copy) -> None:
    size, source = i.arguments[copy.size], i.arguments[copy.source]
    try:
        pattern = pattern_of(f, i, (i.arguments[copy.target], source), size)
    except DifferentiationError:
        return  # nothing is claimed
    _note(f, i, source, wide(f.builder, f.primal(size)), pattern.period, _claims(pattern.parts))


def _witness(scalar: Type) -> str:
    if isinstance(scalar, FloatType):
        return {types.f64: "D", types.f32: "F"}.get(scalar, "-")
    return "P"


def _claims(parts: Iterable[Part]) -> list[tuple[int, str]]:
    numbers = {types.f64: "d", types.f32: "f"}
    return [
        (p.offset, numbers.get(p.kind, "-") if isinstance(p.kind, FloatType) else _CLAIMS.get(p.kind, "-"))
        for p in parts
    ]


def _note(
    f: Shadowing, i: inst.Instruction, pointer: Value, size: Value, period: int, parts: Iterable[tuple[int, str]]
) -> None:
    place = f"{i.where or f.source.name}: {i.opcode} in {f.source.name}"
    text = " ".join([str(period), *(f"{offset}{letter}" for offset, letter in parts)]) + "\n" + place
    note = f.runtime.declare("__ehub_kinds_note", types.void, types.ptr, types.i64, types.ptr, suffix=_ATTRIBUTES)
    f.builder.call(note, [f.primal(pointer), size, f.runtime.known_text(text)])
