"""The shadow of what a call allocates: the same call once more for each lane, filled with zeros."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed import left_blocks
from enzyme_hub.differentiate.shadowed.counted_classes import class_of_shadow
from enzyme_hub.differentiate.shadowed.memory import numbers_of, pointers_of
from enzyme_hub.differentiate.shadowed.protocol import Lanes, Shadowing
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_as_call
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Constant, ConstantInt, Value, const_int, null
from enzyme_hub.languages.heap import USABLE_SIZE, Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import meaning

# Deallocators of blocks whose whole size it tells.
_OF_MALLOC = frozenset(("free", "swift_release"))


def shadow_allocation(f: Shadowing, i: inst.CallBase, info: Allocation) -> None:
    """Allocate the shadows of what call `i` allocates. Raises DifferentiationError if its size is not known."""
    if not info.zeroed and not info.size:
        raise DifferentiationError(
            "EH0302",
            f"the size of what {i.callee.name} allocates in {f.source.name} is not known",
            why="its shadow must be filled with zeros",
            remedy="allocate with a function that is told the size",
        )
    own_class = class_of_shadow(f, i) if info.header else None
    place = i.arguments[info.result] if info.result is not None else i
    made: list[Value] = []
    given: Lanes = f.shadows(place) if place is not i else ()
    room = size_of(f, i, info.size) if info.size else None
    takes_room = room is not None and place is i and uses_all(f, info.free)
    if takes_room and room is not None:
        room = room_of(f, f.primal(i), room, info.free)
    for lane in range(f.width):

        def operand(value: Value, lane: int = lane) -> Value:
            return given[lane] if value is place and value is not i else f.primal(value)

        call = clone_as_call(i, operand)
        if own_class is not None:
            call.set_operand(0, own_class)
        if takes_room and room is not None:
            _ask_for(f, call, info.size, room)
        shadow: Value = f.builder.insert(call)
        made.append(shadow)
        if info.result is not None:
            shadow = f.builder.load(types.ptr, given[lane])
        if room is not None and (takes_room or not info.zeroed):
            _clear(f, shadow, room, info.header)
        if not info.header:
            left_blocks.made(f, i, info, shadow, room)
    if f.takes_notes and info.size:
        primal = f.primal(place)
        f.note_block(primal if place is i else f.builder.load(types.ptr, primal), size_of(f, i, info.size))
    if info.result is None:
        f.set_shadows(i, tuple(made))


def uses_all(f: Shadowing, free: str | None) -> bool:
    """True if a program asks how large blocks really are, and may use all of it: Swift's arrays do."""
    return free in _OF_MALLOC and f.program.asks_for_sizes


def room_of(f: Shadowing, block: Value, size: Value, free: str | None) -> Value:
    """The bytes that the program may use of a block of its own that has `size` bytes, so that the shadow needs them."""
    if not uses_all(f, free):
        return size
    return f.builder.call(f.runtime.declare(USABLE_SIZE, types.i64, types.ptr), [block])


def _ask_for(f: Shadowing, call: inst.CallBase, sizes: tuple[int, ...], room: Value) -> None:
    """Let an allocator be asked for so many bytes."""
    for index, one in zip(sizes, (room, *[const_int(types.i64, 1)] * len(sizes)), strict=False):
        type_ = call.arguments[index].type
        call.set_operand(index, one if type_ is types.i64 else f.builder.cast("trunc", one, type_))


def _clear(f: Shadowing, shadow: Value, size: Value, header: int) -> None:
    if header:
        shadow = f.builder.offset(shadow, header)
        size = f.builder.binary("sub", size, const_int(size.type, header))
    f.runtime.fill_zero(f.builder, shadow, size)


def size_of(f: Shadowing, i: inst.CallBase, arguments: tuple[int, ...]) -> Value:
    """The product of the arguments that say how many bytes a call allocates."""
    total: Value | None = None
    for index in arguments:
        size = f.primal(i.arguments[index])
        if size.type is not types.i64:
            size = f.builder.cast("zext", size, types.i64)
        total = size if total is None else f.builder.binary("mul", total, size)
    assert total is not None
    return total


def only_allocation(f: Shadowing, pointer: Value) -> tuple[inst.CallBase, tuple[int, ...]] | None:
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


def bytes_kept(f: Shadowing, i: inst.CallBase, row: Reallocation) -> tuple[Value, Lanes]:
    """How many bytes of the block that call `i` replaces are kept, and of its shadow in each lane.

    Where nobody says how large the old block is, its allocator does. It may have given the shadow fewer bytes than the block:
    whole chunks are given where the rest would be too small.
    """
    old, b, size = i.arguments[row.pointer], f.builder, size_of(f, i, (row.size,))
    width = f.width if f.activity.has_shadow(i) else 0
    if row.old_size is not None:
        kept = _smaller(b, f.primal(i.arguments[row.old_size]), size)
    elif (made := only_allocation(f, old)) is not None:
        kept = _smaller(b, size_of(f, *made), size)  # LLVM knows it, too, and takes what lies behind for nothing
    else:
        usable = f.runtime.declare(USABLE_SIZE, types.i64, types.ptr)
        kept = _smaller(b, b.call(usable, [f.primal(old)]), size)
        if width and releases_shadow(f, old):
            return kept, tuple(_smaller(b, b.call(usable, [shadow]), kept) for shadow in f.shadows(old))
    return kept, (kept,) * width


def _smaller(b: Builder, left: Value, right: Value) -> Value:
    return b.select(b.compare("icmp", "ult", left, right), left, right)


def grown(
    f: Shadowing,
    i: inst.CallBase,
    row: Reallocation,
    old: Value | None,
    copied: Value,
    room: Value | None = None,
    take: Callable[[Builder, Value], Value] | None = None,
) -> Value:
    """A block of the new size, filled from `old`; with `room` one of that many bytes. `take` gives another allocator."""
    arguments = [
        room if room is not None and k == row.size else f.primal(i.arguments[k]) for k in row.allocate_arguments
    ]
    if take is not None:
        made = take(f.builder, room if room is not None else size_of(f, i, (row.size,)))
    else:
        type_ = types.function(types.ptr, tuple(a.type for a in arguments))
        made = f.builder.call(f.module.declare(row.allocate, type_), arguments)
    if old is not None:
        f.runtime.copy(f.builder, made, old, copied)
    return made


def releases_shadow(f: Shadowing, pointer: Value, size: Value | None = None, is_counted: bool = False) -> bool:
    """True if a call that releases a block releases its shadow as well.

    A call made as it stands that puts another block in a pointer's place (a method of std::string) knows nothing of
    shadows, and what lies in the shadow's place may be no block. Of such blocks (`replaced`) a shadow is released only where
    numbers or pointers are known to be in it (an object that is counted is a block in any case): at its beginning, or, where
    the call says how much it releases, behind that (a count, or the number of a variant). The shadow of what the function
    allocated itself was allocated beside it.
    """
    if not f.activity.has_shadow(pointer):
        return False
    bases = f.facts.pointers.all_bases(pointer)
    if is_counted or _is_own(f, pointer) or not f.program.replaced(f.source).may_be(f.facts.types, pointer, bases):
        return True
    types_, length = f.facts.types, size.value if isinstance(size, ConstantInt) else None
    pattern = types_.memory(pointer, 8)
    if pattern is not None and (numbers_of(pattern) or pointers_of(pattern)):
        return True
    if types_.may_be_inside(pointer):
        return False
    if pattern is None and types_.contradicts_itself(pointer, 8):
        return True  # an integer at times: a number or a pointer at others
    return size is not None and types_.has_more_than_integers(pointer, length)


def _is_own(f: Shadowing, pointer: Value) -> bool:
    """True for a block that an allocation of the function itself made, and nothing that was read from memory."""
    bases = f.facts.pointers.bases(pointer)
    made = [meaning(base) if isinstance(base, inst.CallBase) else None for base in bases]
    return bool(made) and all(isinstance(one, Allocation) and one.result is None for one in made)


def blocks_to_release(
    f: Shadowing, pointer: Value, callee: Value, size: Value | None = None, is_counted: bool = False
) -> list[tuple[Value, Value]]:
    """What a release that waits concerns, each with its deallocator: the block, and its shadows."""
    found = [(callee, f.primal(pointer))]
    if releases_shadow(f, pointer, size, is_counted):
        for shadow, guard in zip(f.shadows(pointer), f.activity_guards(pointer), strict=True):
            by = callee if guard is None else f.guards.deallocator(f.builder, guard, callee)
            found.append((by, shadow))
            left_blocks.released(f, shadow)
    return found


def release_shadow_on_the_way_out(f: Shadowing, i: inst.CallBase, info: Deallocation) -> None:
    """Release the shadows of a block that call `i` releases where an exception leaves the function."""
    pointer, callee = i.arguments[info.pointer], i.called_function
    size = i.arguments[info.size] if info.size is not None else None
    if callee is None or info.is_counted or f.decides_at_run_time or not releases_shadow(f, pointer, size):
        return
    for shadow in f.shadows(pointer):
        b = f.builder
        others = [shadow if k == info.pointer else f.primal(a) for k, a in enumerate(i.arguments)]
        given = [f.primal(pointer), shadow, *others]
        release = f.runtime.helper(f"__ehub_release_by.{callee.name}", partial(_define_release_by, callee))
        b.call(release, given)


def _define_release_by(callee: Function, runtime: Runtime, name: str) -> Function:
    """(block, its shadow, what the deallocator is given): release the shadow if there is one."""
    parameters = (types.ptr, types.ptr, *callee.value_type.parameters)
    function = runtime.define_void(name, parameters, "alwaysinline")
    block, shadow, *others = function.arguments
    start, look, release, done = (function.add_block() for _ in range(4))
    Builder(start).branch_if(Builder(start).compare("icmp", "eq", shadow, null(types.ptr)), done, look)
    Builder(look).branch_if(Builder(look).compare("icmp", "eq", shadow, block), done, release)
    call = Builder(release).call(callee, others)
    call.calling_convention = callee.calling_convention
    Builder(release).branch(done)
    Builder(done).ret()
    return function


def alloca_size(f: Shadowing, i: inst.Alloca) -> Value:
    """The size of stack memory in bytes."""
    each = f.module.layout.alloc_size(i.allocated_type)
    if isinstance(i.count, ConstantInt):
        return const_int(types.i64, each * i.count.value)
    count = f.primal(i.count)
    if count.type is not types.i64:
        count = f.builder.cast("zext", count, types.i64)
    return f.builder.binary("mul", count, const_int(types.i64, each))
