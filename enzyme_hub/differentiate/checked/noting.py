"""A copy of the primal that tells, while it runs, which numbers in memory it meets, and where their shadows lie.

`languages/libraries/checking/runtime.c` hears of it. What the function allocates itself is told as well: that is nobody's input.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.checked.given import note_given
from enzyme_hub.differentiate.shadowed.allocation import alloca_size
from enzyme_hub.differentiate.shadowed.memory import numbers_of
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import GlobalVariable, Module
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int
from enzyme_hub.languages.meaning import Copy, Custom, Fill, meaning

STAYS = ("noinline",)  # calls of the runtime: it asks where its own part of the stack lies
_NOTE = "__ehub_check_note"
_ONLY = "__ehub_check_only_arguments"
_INTEGER = "__ehub_check_integer"
BLOCK = "__ehub_check_block"


def note_before(f: Shadowing, i: inst.Instruction, block: Block) -> None:
    """Tell what an instruction is about to read or write."""
    if block not in f.facts.reaches_return:
        return
    if isinstance(i, inst.Load):
        _note_access(f, i, i.pointer, i.type)
    elif isinstance(i, inst.Store):
        _note_access(f, i, i.pointer, i.value.type)
    elif isinstance(i, inst.CallBase):
        what = meaning(i)
        if isinstance(what, (Copy, Fill)):
            for place in (what.target, what.source) if isinstance(what, Copy) else (what.target,):
                _note_bytes(f, i, i.arguments[place], i.arguments[what.size])
        elif isinstance(what, Custom):
            note_given(f, i, what.function)


def note_alloca(f: Shadowing, i: inst.Instruction) -> None:
    """Tell of a local variable: it may have moved to the heap."""
    if isinstance(i, inst.Alloca):
        note_block(f, f.primal(i), alloca_size(f, i))


def note_block(f: Shadowing, block: Value, size: Value) -> None:
    """Tell of memory that the function allocated itself."""
    _tell(f.builder, f.module, BLOCK, block, size)


def note_hidden(b: Builder, module: Module, shadows: Sequence[GlobalVariable]) -> None:
    """Tell of the shadows of globals: each derivative clears its own when it begins, so nobody can write a direction there."""
    for shadow in shadows:
        _tell(b, module, BLOCK, shadow, const_int(types.i64, module.layout.alloc_size(shadow.value_type)))
    if any(shadow.value_type.holds_pointer and not shadow.is_constant_data for shadow in shadows):
        _tell(b, module, _ONLY)  # what these pointers lead to may get other shadows, too


def _note_access(f: Shadowing, i: inst.Instruction, pointer: Value, type_: Type) -> None:
    size = f.module.layout.size(type_)
    number = type_.scalar
    if isinstance(number, FloatType):
        _note(f, i, pointer, const_int(types.i64, size), [(0, number)], f.module.layout.size(number))
    elif not number.is_pointer:
        if isinstance(i, inst.Store) and _is_integer(f, i.value):
            if f.activity.has_shadow(pointer):
                _tell(f.builder, f.module, _INTEGER, f.primal(pointer), const_int(types.i64, size))
            return
        _note_pattern(f, i, pointer, const_int(types.i64, size), f.facts.types.memory(pointer, size))


def _is_integer(f: Shadowing, value: Value) -> bool:
    """True for what is no number, whatever lies in the memory it goes to."""
    parts = None if value.is_constant else f.facts.types.parts(value)
    return parts is not None and all(part.kind == "integer" for part in parts)


def _note_bytes(f: Shadowing, i: inst.Instruction, pointer: Value, size: Value) -> None:
    length = size.value if isinstance(size, ConstantInt) else None
    bytes_ = f.primal(size)
    if bytes_.type is not types.i64:
        bytes_ = f.builder.cast("zext", bytes_, types.i64)
    _note_pattern(f, i, pointer, bytes_, f.facts.types.memory(pointer, length))


def _note_pattern(f: Shadowing, i: inst.Instruction, pointer: Value, size: Value, pattern: Pattern | None) -> None:
    if pattern is not None:
        _note(f, i, pointer, size, numbers_of(pattern), pattern.period)


def _note(
    f: Shadowing, i: inst.Instruction, pointer: Value, size: Value, numbers: list[tuple[int, Type]], period: int
) -> None:
    if not f.activity.has_shadow(pointer):
        return
    for offset, kind in numbers:
        words = [const_int(types.i64, word) for word in (f.module.layout.size(kind), offset, period)]
        place = f.runtime.known_text(i.where)
        _tell(f.builder, f.module, _NOTE, f.primal(pointer), f.shadows(pointer)[0], size, *words, place)


def _tell(b: Builder, module: Module, name: str, *arguments: Value) -> None:
    type_ = types.function(types.void, tuple(value.type for value in arguments))
    b.call(module.declare(name, type_, "nounwind"), arguments).attributes = STAYS
