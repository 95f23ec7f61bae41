"""Allocations in differentiated code: a zeroed shadow beside each, and both released when the reverse sweep has passed.

The primal's own calls of free are not made in the forward sweep: the reverse sweep still reads the memory. A block that
the primal releases is released, with its shadow, by the reverse of its allocation. Which allocation a call of free
releases is found through the pointer's underlying objects, also where the pointer went through local memory (the fields
of a vector). Where that cannot be found out (destructors, memory from elsewhere) the release is deferred: the block is put
on a list that the outermost derivative works off when it is done.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import is_zero
from enzyme_hub.differentiate.reverse.memory_intrinsics import move_back, numbers_of, pattern_of, pointers_of
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.clone import as_call, clone_instruction
from enzyme_hub.ir.values import Constant, ConstantExpr, ConstantWord, Value, const_int
from enzyme_hub.languages.allocators import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import Copy, Fill, Mark, meaning


class _Move(NamedTuple):
    """A pointer to `source`, or one found in it (`is_contents`), gets into `target`; None is unknown memory."""

    source: set[Value] | None
    target: set[Value] | None
    is_contents: bool


class Releases:
    """Which allocations of a function its own calls of free release.

    `released` maps an allocation (or a call that returns a pointer) to a deallocation that releases it; `deferred` are
    the deallocations whose memory may be anybody's. An allocation that may also be released elsewhere, or outlive the
    function, is not released by its reverse: all deallocations that may release it are deferred.
    """

    def __init__(self, instructions: list[inst.Instruction], pointers: PointerInfo, frees_elsewhere: bool) -> None:
        self._pointers = pointers
        self._stores: list[inst.Store] = [
            i for i in instructions if isinstance(i, inst.Store) and i.value.type.is_pointer
        ]
        self._calls = [i for i in instructions if isinstance(i, inst.CallBase) and _release(i) is None]
        self._returned = {
            base
            for i in instructions
            if isinstance(i, inst.Return) and i.operands and i.operand(0).type.holds_pointer
            for base in pointers.all_bases(i.operand(0))
        }
        self.released: dict[inst.CallBase, inst.CallBase] = {}
        self.deferred: set[inst.CallBase] = set()
        origins: dict[inst.CallBase, set[inst.CallBase] | None] = {}
        for i in instructions:
            if isinstance(i, inst.CallBase) and (info := _release(i)) is not None:
                origins[i] = None if frees_elsewhere else self._origins(i.arguments[info.pointer], set())
        self._decide(origins)

    def _decide(self, origins: dict[inst.CallBase, set[inst.CallBase] | None]) -> None:
        """Defer whatever may release what is not certainly released here; that may spread to other deallocations."""
        unsure = {
            made
            for found in origins.values()
            for made in found or ()
            if made in self._returned or self._leaves(made) or self._may_be_released_by_call(made)
        }
        changed = True
        while changed:
            changed = False
            for call, found in origins.items():
                if call not in self.deferred and (found is None or found & unsure):
                    self.deferred.add(call)
                    unsure |= found or set()
                    changed = True
        for call, found in origins.items():
            if call not in self.deferred:
                self.released.update((made, call) for made in found or () if made not in self.released)

    def _leaves(self, made: inst.CallBase) -> bool:
        """True if the allocation's address may get into memory that outlives the function."""
        holders: set[Value] = {made}  # and the objects that the address may be found in
        grown = True
        while grown:
            before = len(holders)
            for move in self._moves:
                if move.source is None or not move.source & (holders - {made} if move.is_contents else holders):
                    continue
                if move.target is None or not all(self._is_local(place) for place in move.target):
                    return True
                holders |= move.target
            grown = len(holders) > before
        return False

    def _is_local(self, place: Value) -> bool:
        return isinstance(place, inst.Alloca) or self._pointers.is_fresh(place)

    @cached_property
    def _moves(self) -> list[_Move]:
        """The pointers that stores, copies and callees move from one object to another."""
        found = [_Move(self._objects(s.value, set()), self._objects(s.pointer, set()), False) for s in self._stores]
        for call in self._calls:
            effects = self._pointers.effects.of_call(call)
            if call.intrinsic is not None and not _is_copy(call):
                continue
            targets = [self._objects(call.arguments[k], set()) for k in effects.writes]
            if effects.writes_other:
                targets.append(None)
            for k in effects.reads | effects.captures:
                source = self._objects(call.arguments[k], set())
                found.extend(_Move(source, target, k not in effects.captures) for target in targets)
        return found

    def _may_be_released_by_call(self, made: inst.CallBase) -> bool:
        """True if a function called here may release the memory, on some paths: it defers that itself."""
        for call in self._calls:
            effects = self._pointers.effects.of_call(call)
            if effects.frees_other and self._pointers.escapes(made):
                return True
            if any(made in self._pointers.all_bases(call.arguments[k]) for k in effects.frees):
                return True
        return False

    def _origins(self, pointer: Value, seen: set[Value]) -> set[inst.CallBase] | None:
        """The calls that may have made the memory; None if others may have."""
        objects = self._objects(pointer, seen)
        if objects is None or not all(isinstance(o, inst.CallBase) for o in objects):
            return None
        return {o for o in objects if isinstance(o, inst.CallBase)}

    def _objects(self, pointer: Value, seen: set[Value]) -> set[Value] | None:
        """The allocas and calls whose memory it may be, followed through memory of this function; None if unknown."""
        found: set[Value] = set()
        for base in self._pointers.all_bases(pointer):
            # A constant address is null or the dangling pointer of an empty vector.
            if base in seen or isinstance(base, (ConstantWord, ConstantExpr)):
                continue
            if isinstance(base, (inst.Alloca, inst.CallBase)):
                found.add(base)
            elif isinstance(base, inst.Load):
                seen.add(base)
                stored = self._stored_in(base.pointer, seen)
                if stored is None:
                    return None
                found |= stored
            else:
                return None
        return found

    def _stored_in(self, pointer: Value, seen: set[Value]) -> set[Value] | None:
        """The objects whose address may have been stored in memory of this function that `pointer` points to."""
        places = self._objects(pointer, seen)
        if places is None or not all(map(self._is_local, places)):
            return None
        found: set[Value] = set()
        for store in self._stores:
            if store in seen or not places & (self._objects(store.pointer, set(seen)) or places):
                continue
            seen.add(store)
            objects = self._objects(store.value, seen)
            if objects is None:
                return None
            found |= objects
        for call in self._calls:
            if call in seen or not self._may_write(call, places, seen):
                continue
            seen.add(call)
            if not _is_copy(call):
                return None
            objects = self._stored_in(call.arguments[1], seen)
            if objects is None:
                return None
            found |= objects
        return found

    def _may_write(self, call: inst.CallBase, places: set[Value], seen: set[Value]) -> bool:
        """May the call leave pointers in one of these objects?"""
        if isinstance(meaning(call), (Fill, Mark)):
            return False
        effects = self._pointers.effects.of_call(call)
        if effects.writes_other and any(self._pointers.escapes(place) for place in places):
            return True
        written = (self._objects(call.arguments[k], set(seen)) for k in effects.writes)
        return any(objects is None or objects & places for objects in written)


def _is_copy(call: inst.CallBase) -> bool:
    return isinstance(meaning(call), Copy)


def _release(call: inst.CallBase) -> Deallocation | Reallocation | None:
    """What the call releases, if it does."""
    what = meaning(call)
    return what if isinstance(what, (Deallocation, Reallocation)) else None


def forward_allocation(f: Augmenting, i: inst.CallBase, info: Allocation) -> Reverse | None:
    """The primal allocation and, if it may hold active data, a shadow filled with zeros."""
    f.copy_instruction(i)
    place = i.arguments[info.result] if info.result is not None else i
    if not f.activity.has_shadow(place):
        return lambda g: release_result(g, i)

    def operand(value: Value) -> Value:
        return f.shadow(value) if value is place and value is not i else f.primal(value)

    shadow: Value = f.builder.insert(clone_instruction(as_call(i), operand))
    if info.result is None:
        f.set_shadow(i, shadow)
    else:
        shadow = f.builder.load(types.ptr, f.shadow(place))
    if not info.zeroed:
        if not info.size:
            raise DifferentiationError(
                "EH0302",
                f"the size of what {i.callee.name} allocates in {f.source.name} is not known",
                why="its shadow must be filled with zeros",
                remedy="allocate with a function that is told the size",
            )
        f.runtime.fill_zero(f.builder, shadow, _size(f, i, info.size))
    return lambda g: release_result(g, i)


def _size(f: Augmenting, i: inst.CallBase, arguments: tuple[int, ...]) -> Value:
    total: Value | None = None
    for index in arguments:
        size = f.primal(i.arguments[index])
        if size.type is not types.i64:
            size = f.builder.cast("zext", size, types.i64)
        total = size if total is None else f.builder.binary("mul", total, size)
    assert total is not None
    return total


def forward_deallocation(f: Augmenting, i: inst.CallBase, info: Deallocation) -> None:
    """Released by the reverse of the allocation instead, or when the whole derivative is done."""
    pointer = i.arguments[info.pointer]
    if i in f.deferred:
        others = [f.primal(a) for a in i.arguments]
        for each in _to_release(f, pointer):
            others[info.pointer] = each
            f.runtime.defer(f.builder, i.callee, others)


def _to_release(f: Augmenting, pointer: Value) -> list[Value]:
    """What a deferred release concerns: the block, and its shadow if that is certainly one.

    A call made as it stands that puts another block in a pointer's place (a method of std::string) knows nothing of
    shadows, and what lies in the shadow's place may be no block. Then a shadow is released only where numbers or pointers
    are known to be in it.
    """
    found = [f.primal(pointer)]
    if f.activity.has_shadow(pointer):
        pattern = f.facts.types.memory(pointer, 8) if f.program.blocks_are_replaced else None
        if not f.program.blocks_are_replaced or (pattern and (numbers_of(pattern) or pointers_of(pattern))):
            found.append(f.shadow(pointer))
    return found


def release_result(g: Reversing, i: inst.CallBase) -> None:
    """In the reverse of a call that returned memory: release it and its shadow, if the primal did."""
    by = g.augmented.released.get(i)
    if by is None:
        return
    info = _release(by)
    assert info is not None
    doomed = [g.primal(i)]
    if not is_zero(g.augmented.shadow(i)):
        doomed.append(g.shadow(i))
    for pointer in doomed:
        g.builder.insert(_release_call(g, i, by, info.pointer, pointer))


def _release_call(g: Reversing, i: inst.CallBase, by: inst.CallBase, position: int, pointer: Value) -> inst.CallBase:
    """A call that releases `pointer`, which call `i` made, the way the allocator wants it."""
    made = meaning(i)
    if not isinstance(made, (Allocation, Reallocation)) or made.free is None:
        return _like(by, position, pointer)
    arguments = [g.primal(i.arguments[k]) if k >= 0 else pointer for k in made.free_arguments]
    type_ = types.function(types.void, tuple(a.type for a in arguments))
    function = g.module.declare(made.free, type_)
    return inst.Call(function.value_type, function, arguments)


def _like(by: inst.CallBase, position: int, pointer: Value) -> inst.CallBase:
    """A copy of the call `by` for another pointer, where the allocation itself is in another function."""
    arguments: list[Value] = [
        a if isinstance(a, Constant) else const_int(a.type, 0) if a.type.is_int else a for a in by.arguments
    ]
    arguments[position] = pointer
    return inst.Call(
        by.function_type,
        by.callee,
        arguments,
        calling_convention=by.calling_convention,
        argument_attributes=[()] * len(arguments),
        attributes=by.attributes,
    )


def forward_reallocation(f: Augmenting, i: inst.CallBase, row: Reallocation) -> Reverse:
    """A new block with the old contents, and the same for the shadow; the old blocks live on until the reverse sweep."""
    b, runtime = f.builder, f.runtime
    old, size = i.arguments[row.pointer], _size(f, i, (row.size,))
    if row.old_size is not None:
        old_size: Value = f.primal(i.arguments[row.old_size])
    elif (made := _only_allocation(f, old)) is not None:
        old_size = _size(f, *made)  # LLVM knows it, too, and takes what lies behind for nothing
    else:
        old_size = b.call(runtime.declare("malloc_usable_size", types.i64, types.ptr), [f.primal(old)])
    copied = b.select(b.compare("icmp", "ult", old_size, size), old_size, size)
    f.set_primal(i, _grown(f, i, row, f.primal(old), copied))
    if i in f.deferred:
        _defer_old(f, i, row, old)
    active = f.activity.has_shadow(i)
    pattern = pattern_of(f, i, (i, old), i.arguments[row.size]) if active else None
    if pattern is not None:
        shadow = _grown(f, i, row, None, copied)
        f.set_shadow(i, shadow)
        runtime.fill_zero(b, shadow, size)
        if pointers_of(pattern):
            if numbers_of(pattern):
                raise DifferentiationError(
                    "EH0301",
                    f"{f.source.name} grows an array of records that mix pointers and numbers",
                    where=i.where,
                    remedy="reserve the array's final size before filling it",
                )
            runtime.copy(b, shadow, f.shadow(old), copied)

    def reverse(g: Reversing) -> None:
        if pattern is not None and numbers_of(pattern) and f.activity.has_shadow(old):
            numbers, period = numbers_of(pattern), pattern.period
            move_back(g, g.shadow(i), g.shadow(old), g.saved(copied), numbers, period, False)
        release_result(g, i)

    return reverse


def _only_allocation(f: Augmenting, pointer: Value) -> tuple[inst.CallBase, tuple[int, ...]] | None:
    """The call that made the block, with the arguments that are its size, if it can be no other."""
    bases = f.facts.pointers.bases(pointer)
    base = next(iter(bases)) if len(bases) == 1 else None
    made = meaning(base) if isinstance(base, inst.CallBase) else None
    if not isinstance(base, inst.CallBase) or not isinstance(made, (Allocation, Reallocation)):
        return None
    size = made.size if isinstance(made, Allocation) else (made.size,)
    is_this_one = base is pointer or all(
        isinstance(base.arguments[k], Constant) for k in size
    )  # not of another iteration
    return (base, size) if size and is_this_one else None


def _defer_old(f: Augmenting, i: inst.CallBase, row: Reallocation, old: Value) -> None:
    """Release the old block when the whole derivative is done."""
    arguments = [f.primal(i.arguments[k]) for k in row.free_old_arguments]
    type_ = types.function(types.void, tuple(a.type for a in arguments))
    function = f.module.declare(row.free, type_)
    for each in _to_release(f, old):
        arguments[row.free_old_arguments.index(row.pointer)] = each
        f.runtime.defer(f.builder, function, arguments)


def _grown(f: Augmenting, i: inst.CallBase, row: Reallocation, old: Value | None, copied: Value) -> Value:
    """A block of the new size, filled from `old`."""
    arguments = [f.primal(i.arguments[k]) for k in row.allocate_arguments]
    type_ = types.function(types.ptr, tuple(a.type for a in arguments))
    function = f.module.declare(row.allocate, type_)
    made = f.builder.call(function, arguments)
    if old is not None:
        f.runtime.copy(f.builder, made, old, copied)
    return made
