"""Calls in forward mode. What is done with one is in `HANDLERS`, by its meaning.

Known mathematical functions have rules; memory operations are done on the shadows as well; allocations get a shadow that
is released with them; calls of functions that meet active data become calls of their forward derivatives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from enzyme_hub.differentiate.forward.protocol import Forward
from enzyme_hub.differentiate.forward.signature import results
from enzyme_hub.differentiate.shadowed.allocation import (
    grown,
    old_size_of,
    releases_shadow,
    shadow_allocation,
    shadows_of_words,
    size_of,
)
from enzyme_hub.differentiate.shadowed.byval import by_value, type_in_memory
from enzyme_hub.differentiate.shadowed.memory import pattern_of, pointers_of, refuse_constant_pointers, result_is
from enzyme_hub.differentiate.shadowed.protocol import Lanes
from enzyme_hub.differentiate.shadowed.refusals import refuse_caught, refuse_text_of_numbers, stop_at_unlisted
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Block, ConstantInt, ConstantWord, Value
from enzyme_hub.languages.allocators import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import (
    Call,
    Copy,
    Deferral,
    DeferredReleases,
    Fill,
    Inactive,
    Mark,
    Math,
    SamePointer,
    Unknown,
    Unlisted,
    meaning,
)

Handler = Callable[[Forward, inst.CallBase, Any], None]


def forward(f: Forward, i: inst.CallBase, block: Block) -> None:
    """Emit a call with its tangents. An invoke becomes a call: what it would clean up is leaked on unwinding."""
    if isinstance(i, inst.Invoke):
        refuse_caught(f, i)
    what = meaning(i)
    if isinstance(what, Mark):
        pass  # what they say is not true of the derivative
    elif block not in f.facts.live:
        f.copy_instruction(i)
    else:
        HANDLERS[type(what)](f, i, what)
    if isinstance(i, inst.Invoke):
        f.builder.branch(f.blocks[i.normal])


def _copy(f: Forward, i: inst.CallBase, copy: Copy) -> None:
    """memcpy and memmove: shadow memory gets what is in the source's, or zeros."""
    f.copy_instruction(i)
    target, source, size = (i.arguments[k] for k in (copy.target, copy.source, copy.size))
    if not f.activity.has_shadow(target) or (isinstance(size, ConstantInt) and size.value == 0):
        return
    pattern = pattern_of(f, i, (target, source), size)  # whole numbers: a part of one would be no tangent
    if f.activity.has_shadow(source):
        f.in_each_lane(i, {copy.target, copy.source})
    else:
        if pointers_of(pattern):
            refuse_constant_pointers(f, i, pattern)
        _clear(f, target, size)
    result_is(f, i, target)


def _fill(f: Forward, i: inst.CallBase, fill: Fill) -> None:
    """memset: whatever was there is gone, and so are its tangents."""
    f.copy_instruction(i)
    target = i.arguments[fill.target]
    if f.activity.has_shadow(target):
        _clear(f, target, i.arguments[fill.size])
        result_is(f, i, target)


def _clear(f: Forward, target: Value, size: Value) -> None:
    length = f.primal(size)
    if length.type is not types.i64:
        length = f.builder.cast("zext", length, types.i64)
    for shadow in f.shadows(target):
        f.runtime.fill_zero(f.builder, shadow, length)


def _pointer(f: Forward, i: inst.CallBase, what: SamePointer) -> None:
    f.copy_instruction(i)
    if f.activity.has_shadow(i):
        f.set_shadows(i, f.in_each_lane(i, {what.pointer}))


def _allocation(f: Forward, i: inst.CallBase, info: Allocation) -> None:
    f.copy_instruction(i)
    if f.activity.has_shadow(i.arguments[info.result] if info.result is not None else i):
        shadow_allocation(f, i, info)


def _deallocation(f: Forward, i: inst.CallBase, info: Deallocation) -> None:
    pointer = i.arguments[info.pointer]
    if releases_shadow(f, pointer):
        f.in_each_lane(i, {info.pointer})
    f.copy_instruction(i)
    f.forget_workspace(pointer)


def _reallocation(f: Forward, i: inst.CallBase, row: Reallocation) -> None:
    """The shadow moves to a block of the new size as well; what is new in it is zero."""
    old = i.arguments[row.pointer]
    if not f.activity.has_shadow(i):
        f.copy_instruction(i)
        return
    b, size = f.builder, size_of(f, i, (row.size,))
    old_size = old_size_of(f, i, row)
    kept = b.select(b.compare("icmp", "ult", old_size, size), old_size, size)
    made: list[Value] = []
    for shadow in f.shadows(old):
        made.append(grown(f, i, row, None, kept))
        f.runtime.fill_zero(b, made[-1], size)
        f.runtime.copy(b, made[-1], shadow, kept)
        released = [shadow if k == row.pointer else f.primal(i.arguments[k]) for k in row.free_old_arguments]
        type_ = types.function(types.void, tuple(a.type for a in released))
        b.call(f.module.declare(row.free, type_), released)
    f.copy_instruction(i)
    f.forget_workspace(old)
    f.set_shadows(i, tuple(made))


def _math(f: Forward, i: inst.CallBase, what: Math) -> None:
    f.copy_instruction(i)
    if f.activity.is_active(i) or any(f.activity.has_shadow(i.arguments[k]) for k in what.rule.outputs):
        f.apply(what.rule, i)


def _inactive(f: Forward, i: inst.CallBase, what: Inactive) -> None:
    refuse_text_of_numbers(f, i, what)
    f.copy_instruction(i)


def _deferral(f: Forward, i: inst.CallBase, what: Deferral) -> None:
    """The shadow is released when the block is."""
    words = i.arguments[1:]
    for position, shadow in shadows_of_words(f, words):
        again = list(map(f.primal, i.arguments))
        again[position + 1] = shadow
        f.builder.call(i.callee, again, i.function_type)
    f.copy_instruction(i)


def _function(f: Forward, i: inst.CallBase, what: Call | Unknown) -> None:
    """Call the forward derivative instead."""
    key = f.calls.get(i)
    if key is None:
        f.copy_instruction(i)
        return
    arguments: list[Value] = []
    attributes: list[tuple[str, ...]] = []
    for index, (argument, kind) in enumerate(zip(i.arguments, key.kinds, strict=True)):
        if not f.has_lanes(argument):
            f.refuse_hidden_pointer(argument)
        given = (f.primal(argument), *(_shadows_of_argument(f, i, index) if kind.has_shadow else ()))
        arguments.extend(given)
        attributes.extend([by_value(i.argument_attributes[index])] * len(given))
    call = f.builder.call(f.tangent_of_callee(key), arguments)
    call.argument_attributes = attributes
    types_ = results(key)
    if types_:
        values = [call] if len(types_) == 1 else [f.builder.extract_value(call, k) for k in range(len(types_))]
        f.set_primal(i, values[0])
        if key.returns_tangent:
            f.set_shadows(i, tuple(values[1:]))


def _unlisted(f: Forward, i: inst.CallBase, what: Unlisted) -> None:
    stop_at_unlisted(f, i, what)


def _shadows_of_argument(f: Forward, i: inst.CallBase, index: int) -> Lanes:
    """The shadows of an argument; those of a constant struct passed by value are zero."""
    lanes = f.shadows(i.arguments[index])
    attribute = i.argument_attribute(index, "byval")
    if attribute is None or not all(isinstance(lane, ConstantWord) and lane.is_zero for lane in lanes):
        return lanes
    return (f.runtime.zeros(type_in_memory(f.module, attribute)),) * f.width


HANDLERS: dict[type, Handler] = {
    Copy: _copy,
    Fill: _fill,
    Math: _math,
    Inactive: _inactive,
    Deferral: _deferral,
    DeferredReleases: _inactive,
    SamePointer: _pointer,
    Allocation: _allocation,
    Reallocation: _reallocation,
    Deallocation: _deallocation,
    Call: _function,
    Unlisted: _unlisted,
    Unknown: _function,
}
"""What is done with a call, by the class of its meaning."""
