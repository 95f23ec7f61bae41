"""Allocations in differentiated code: a zeroed shadow beside each, and both released when the reverse sweep has passed.

The primal's own calls of free are not made in the forward sweep: the reverse sweep still reads the memory. A block that
the primal releases is released, with its shadow, by the reverse of its allocation. Which allocation a call of free
releases is found through the pointer's underlying objects, also where the pointer went through local memory (the fields
of a vector). Where that cannot be found out the block is released at the very end of a combined derivative, or refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_hub.differentiate.bits import is_zero
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantWord, Value, const_int
from enzyme_hub.languages.known import allocation as known_allocation
from enzyme_hub.languages.known import deallocation

if TYPE_CHECKING:
    from enzyme_hub.analysis.alias import PointerInfo
    from enzyme_hub.differentiate.forward import ForwardSweep
    from enzyme_hub.differentiate.reverse import ReverseSweep

Reverse = Callable[["ReverseSweep"], None]


class Releases:
    """Which allocations of a function its own calls of free release.

    `released` maps an allocation (or a call that returns a pointer) to a deallocation that may release it; `unknown` are
    the deallocations of memory whose allocation is not found.
    """

    def __init__(self, instructions: list[inst.Instruction], pointers: PointerInfo) -> None:
        self._pointers = pointers
        self._stores: list[inst.Store] = [
            i for i in instructions if isinstance(i, inst.Store) and i.value.type.is_pointer
        ]
        self.released: dict[inst.CallBase, inst.CallBase] = {}
        self.unknown: set[inst.CallBase] = set()
        for i in instructions:
            if isinstance(i, inst.CallBase):
                info = deallocation(i)
                if info is not None:
                    self._trace(i, i.arguments[info.pointer])

    def _trace(self, call: inst.CallBase, pointer: Value) -> None:
        origins = self._origins(pointer, set())
        if origins is None:
            self.unknown.add(call)
            return
        for origin in origins:
            self.released.setdefault(origin, call)

    def _origins(self, pointer: Value, seen: set[Value]) -> set[inst.CallBase] | None:
        """The calls that may have made the memory; None if others may have."""
        found: set[inst.CallBase] = set()
        for base in self._pointers.bases(pointer):
            if base in seen or isinstance(base, ConstantWord):
                continue
            seen.add(base)
            if isinstance(base, inst.Load):
                stored = self._stored_in(base.pointer, seen)
                if stored is None:
                    return None
                found |= stored
            elif isinstance(base, inst.CallBase):
                found.add(base)
            elif isinstance(base, (Argument, Constant)) or not isinstance(base, inst.Alloca):
                return None
        return found

    def _stored_in(self, pointer: Value, seen: set[Value]) -> set[inst.CallBase] | None:
        """The allocations whose address may have been stored in local memory that `pointer` points to."""
        places = self._pointers.bases(pointer)
        if not all(isinstance(place, inst.Alloca) for place in places):
            return None
        found: set[inst.CallBase] = set()
        for store in self._stores:
            if places & self._pointers.bases(store.pointer):
                origins = self._origins(store.value, seen)
                if origins is None:
                    return None
                found |= origins
        return found or None


def forward_allocation(f: ForwardSweep, i: inst.CallBase, block: Block) -> Reverse | None:
    """The primal allocation and, if it may hold active data, a shadow filled with zeros."""
    info = known_allocation(i)
    assert info is not None
    f.copy_instruction(i, block)
    place = i.arguments[info.result] if info.result is not None else i
    if not f.d.activity.has_shadow(place):
        return lambda g: release_result(g, i)

    def operand(value: Value) -> Value:
        return f.shadow(value) if value is place and value is not i else f.primal(value)

    shadow: Value = f.builder.insert(clone_instruction(_as_call(i), operand))
    f.note(shadow, block)
    if info.result is None:
        f.set_shadow(i, shadow, block)
    else:
        shadow = f.builder.load(types.ptr, f.shadow(place))
    if not info.zeroed:
        if not info.size:
            raise DifferentiationError(
                "EH0302",
                f"the size of what {i.callee.name} allocates in {f.d.source.name} is not known",
                why="its shadow must be filled with zeros",
                remedy="allocate with a function that is told the size",
            )
        f.d.engine.runtime.fill_zero(f.builder, shadow, _size(f, i, info.size))
    return lambda g: release_result(g, i)


def _as_call(i: inst.CallBase) -> inst.CallBase:
    if isinstance(i, inst.Invoke):
        return inst.Call(
            i.function_type,
            i.callee,
            i.arguments,
            calling_convention=i.calling_convention,
            result_attributes=i.result_attributes,
            argument_attributes=i.argument_attributes,
            attributes=i.attributes,
        )
    return i


def _size(f: ForwardSweep, i: inst.CallBase, arguments: tuple[int, ...]) -> Value:
    total: Value | None = None
    for index in arguments:
        size = f.primal(i.arguments[index])
        if size.type is not types.i64:
            size = f.builder.cast("zext", size, types.i64)
        total = size if total is None else f.builder.binary("mul", total, size)
    assert total is not None
    return total


def forward_deallocation(f: ForwardSweep, i: inst.CallBase, block: Block) -> Reverse | None:
    """Released by the reverse sweep instead."""
    if i not in f.releases.unknown:
        if isinstance(i, inst.Invoke):
            f.builder.branch(f.blocks[i.normal])
        return None
    info = deallocation(i)
    assert info is not None
    pointer = i.arguments[info.pointer]
    if f.d.key.split or f.facts.loop_of(block) is not None:
        raise DifferentiationError(
            "EH0309",
            f"{f.d.source.name} releases memory that it did not allocate, and the derivative still needs it",
            where=f.d.engine.location(i),
            why="the reverse sweep reads it later, and who allocated it is not known here",
            remedy="release it outside the differentiated function",
        )
    has_shadow = f.d.activity.has_shadow(pointer)

    def reverse(g: ReverseSweep) -> None:
        doomed = [g.primal(pointer)] + ([g.shadow(pointer)] if has_shadow else [])
        others = [g.primal(a) for k, a in enumerate(i.arguments) if k != info.pointer]
        for each in doomed:
            arguments = list(others)
            arguments.insert(info.pointer, each)
            g.at_exit(i, arguments)

    return reverse


def release_result(g: ReverseSweep, i: inst.CallBase) -> None:
    """In the reverse of a call that returned memory: release it and its shadow, if the primal did."""
    by = g.d.forward.releases.released.get(i)
    if by is None:
        return
    info = deallocation(by)
    assert info is not None
    doomed = [g.primal(i)]
    if not is_zero(g.d.forward.shadow(i)):
        doomed.append(g.shadow(i))
    for pointer in doomed:
        g.builder.insert(_release_call(g, i, by, info.pointer, pointer))


def _release_call(
    g: ReverseSweep, i: inst.CallBase, by: inst.CallBase, position: int, pointer: Value
) -> inst.CallBase:
    """A copy of the call `by` that releases `pointer`, with the size and alignment of the allocation `i`."""
    made = known_allocation(i)
    arguments: list[Value] = []
    for index, argument in enumerate(by.arguments):
        if index == position:
            arguments.append(pointer)
        elif made is not None and made.free_arguments and index < len(made.free_arguments):
            source = made.free_arguments[index]
            arguments.append(g.primal(i.arguments[source]) if source >= 0 else pointer)
        elif isinstance(argument, Constant):
            arguments.append(argument)
        else:
            arguments.append(const_int(argument.type, 0))
    return inst.Call(
        by.function_type,
        by.callee,
        arguments,
        calling_convention=by.calling_convention,
        argument_attributes=[()] * len(arguments),
        attributes=by.attributes,
    )
