"""Pointers that are overwritten by what is no pointer (a memset, an integer, constant data) have no shadow any more.

LLVM makes one memset of `a->p = 0; a->n = 0;`. What works on the pointer afterwards finds NULL, and must find NULL in shadow memory as
well. Adjoints stay: those that the caller gave are of what is written there later, and the reverse sweep takes care of them. The
reverse sweep clears no pointers: another reverse of the same tape may read those that the forward sweep put there
(`tape/keeping`).
"""

from __future__ import annotations

from enzyme_hub.analysis.types.pointer_words import ENDLESS, PointerWords, pointer_words
from enzyme_hub.differentiate.runtime import Runtime, each_word, wide
from enzyme_hub.differentiate.shadowed import in_turn
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, guarded_range
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null

SMALLEST_NUMBER = 2  # bytes
LOWEST_ADDRESS = 4096  # of what a program can access: below, it is NULL and an offset


def forget_pointers(f: Shadowing, i: inst.Instruction, target: Value, size: Value) -> None:
    """Clear the shadows of the pointers that lay among `size` bytes at `*target` before instruction `i`."""
    length = size.value if isinstance(size, ConstantInt) else None
    for words in pointer_words(f.facts.types, target, length):
        if not words.others <= {types.f64}:
            _refuse(f, i, target)
        for shadow, guard in zip(f.shadows(target), f.activity_guards(target), strict=True):
            _clear(f, *guarded_range(f.runtime, f.builder, guard, shadow, f.primal(size)), words)


def clear_unknown(runtime: Runtime, b: Builder, shadow: Value, guard: ActivityGuard | None, size: int) -> None:
    """Clear the shadow of an integer that was stored where nobody says what lies there: it may be a number, which is zero.

    A byte alone is no number. What native functions allocate has no shadow, and then a pointer to it is NULL.
    """
    if size < SMALLEST_NUMBER:
        return
    address = b.cast("ptrtoint", shadow, types.i64)
    is_null = b.compare("icmp", "ult", address, const_int(types.i64, LOWEST_ADDRESS))
    length = b.select(is_null, const_int(types.i64, 0), const_int(types.i64, size))
    runtime.fill_zero(b, *guarded_range(runtime, b, guard, shadow, length))


def _clear(f: Shadowing, shadow: Value, size: Value, words: PointerWords) -> None:
    b, runtime = f.builder, f.runtime
    if words.period == ENDLESS and isinstance(size, ConstantInt) and not words.others:
        if words.offset + runtime.size_of(types.ptr) <= size.value:
            b.store(null(types.ptr), b.offset(shadow, words.offset), 1)
        return
    length = wide(b, size)
    if words.end != ENDLESS:
        end = const_int(types.i64, words.end)
        length = b.select(b.compare("icmp", "ult", length, end), length, end)
    offset, period = (const_int(types.i64, number) for number in (words.offset, words.period))
    if words.others:
        b.call(runtime.helper("__ehub_forget_in_turn", define_forget), [shadow, length, offset, period])
    else:
        runtime.move_pointers(b, shadow, None, length, words.offset, words.period)


def define_forget(runtime: Runtime, name: str) -> Function:
    """Clear what has the bits of a pointer, among words that are numbers at other times."""

    def forget(b: Builder, place: Value) -> None:
        word = b.load(types.i64, place, 1)
        b.store(b.select(in_turn.is_adjoint(b, word), word, const_int(types.i64, 0)), place, 1)

    return each_word(runtime, name, 1, forget)


def _refuse(f: Shadowing, i: inst.Instruction, target: Value) -> None:
    raise DifferentiationError(
        "EH0301",
        f"{f.source.name} overwrites memory that holds pointers and numbers in turn",
        where=i.where,
        why=f.facts.types.explain(target),
        remedy="keep numbers and pointers in different members",
    )
