"""Results in memory (`sret`) of calls that nobody sees into: their pointers have no shadows.

What shadow memory holds of pointers that lay there before must go, or it would pass for the shadow of the new ones: a native
`String::clone` writes where a `Box` was, and what releases the text would release the shadow of the box once more.
"""

from __future__ import annotations

from enzyme_hub.differentiate.runtime import Runtime, each_word
from enzyme_hub.differentiate.shadowed import in_turn
from enzyme_hub.differentiate.shadowed.byval import type_in_memory
from enzyme_hub.differentiate.shadowed.memory import pointers_of
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, const_int, null


def forget_before(f: Shadowing, i: inst.CallBase) -> None:
    """Before the call, which overwrites all of the memory: numbers there have no adjoint yet but one that is given, which stays."""
    for index, pointer in enumerate(i.arguments):
        attribute = i.argument_attribute(index, "sret")
        if attribute is None or not f.has_lanes(pointer):
            continue
        length = f.module.layout.alloc_size(type_in_memory(f.module, attribute))
        pattern = f.facts.types.memory_copied((pointer,), length)
        if pattern is None:
            continue
        b, size = f.builder, const_int(types.i64, length)
        offsets = [start + offset for start in range(0, length, pattern.period) for offset in pointers_of(pattern)]
        for shadow in f.shadows(pointer):
            for offset in offsets:
                b.store(null(types.ptr), b.offset(shadow, offset), 1)
            in_turn.for_each(f.runtime, b, "__ehub_forget_in_turn", _define_forget, [shadow], size, pattern)


def _define_forget(runtime: Runtime, name: str) -> Function:
    def forget(b: Builder, place: Value) -> None:
        word = b.load(types.i64, place, 1)
        b.store(b.select(in_turn.is_adjoint(b, word), word, const_int(types.i64, 0)), place, 1)

    return each_word(runtime, name, 1, forget)
