"""The reverse sweep's accesses to shadow memory: adjoints that lie there are read, added to, cleared, and moved back.

One value is reached through the source pointer, whose shadow is the one of the lane that the sweep is in; ranges are given
by their shadow pointers, because some have no source pointer (the copy that a struct by value is).

Where several threads run it at once (`Key.options.shared`), what is added to memory that is not the thread's own (`sharing`) is
added atomically, number by number. Nothing else meets: where one thread reads or clears an adjoint, the primal wrote that
memory, and no other thread was there in the meantime.

A copy may be onto itself (`rows[i] = rows[j]`): what is taken from the target is cleared before it is given to the source.
The reverse of a copy whose ranges may overlap in part (memmove) reads all of the target's adjoints before it adds to the
source's, through a temporary: both ranges may be the same shadow memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from enzyme_hub.analysis.sharing.owned import Owned
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import FAST, Parts
from enzyme_hub.differentiate.reverse.atomic import add_atomically, add_where_owned
from enzyme_hub.differentiate.reverse.protocol import Reversing
from enzyme_hub.differentiate.runtime import wide
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, guarded_range
from enzyme_hub.differentiate.shadowed.memory import Part
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null

EmitNumber = Callable[[Builder, Value, int, Type], None]  # at a record, the number at an offset in it
LARGEST_ATOMIC = 8  # bytes
EXPONENT_BITS = 0x7FF << 52  # of a double
UNROLLED = 64  # bytes of a copy of constant size that are handled without a loop
FEW = 8  # numbers in a row of a record, for which there is no loop


# -- one value ------------------------------------------------------------------------------------------------------------


def read(g: Reversing, pointer: Value, type_: Type, align: int | None) -> Value:
    """The adjoint of what a source pointer points to."""
    guard = g.activity_guard(pointer)
    if guard is not None:
        return g.guards.read(g.builder, guard, g.shadow(pointer), type_, align)
    return g.builder.load(type_, g.shadow(pointer), align)


def add(g: Reversing, load: inst.Load, adjoint: Value, parts: Parts, align: int | None) -> None:
    """shadow[pointer] += adjoint, in the numbers among `parts` of what was loaded from there."""
    pointer = load.pointer
    guard, shadow, meets = g.activity_guard(pointer), g.shadow(pointer), is_met(g, pointer)
    arithmetic = g.arithmetic
    owned = g.owned.get(load) if meets and guard is None else None
    is_own: Value | None = None
    if owned is not None:
        meets = owned.iteration is not None
        is_own = _is_own(g, owned) if meets else None

    def sum_(b: Builder, place: Value, value: Value) -> None:
        if meets:
            for offset, number in arithmetic.numbers(b, value, parts):
                window = g.windows.of(load, number.type, g.lane) if guard is None else None
                if window is not None:
                    g.windows.add(b, window, b.offset(place, offset), number)
                else:
                    if load not in g.in_lock_order:
                        refuse_disorder(g)
                    add_number(g.module, b, b.offset(place, offset), number, is_own)
        else:
            b.store(arithmetic.add(b, value.type, b.load(value.type, place, align), value, parts), place, align)

    if guard is not None:
        g.guards.update(g.builder, (tuple(parts), align, meets), guard, shadow, adjoint, sum_)
    else:
        sum_(g.builder, shadow, adjoint)


def _is_own(g: Reversing, owned: Owned) -> Value:
    """True, at run time, in iterations that are far enough from both ends of the thread's piece."""
    assert owned.iteration is not None and owned.lower is not None and owned.upper is not None
    b = g.builder

    def number(value: Value) -> Value:
        if value.type is types.i64:
            return g.primal(value)
        return b.cast("sext" if owned.is_signed else "zext", g.primal(value), types.i64)

    i = number(owned.iteration)
    from_lower, to_upper = b.binary("sub", i, number(owned.lower)), b.binary("sub", number(owned.upper), i)
    is_after = b.compare("icmp", "uge", from_lower, const_int(types.i64, owned.from_lower))
    is_before = b.compare("icmp", "uge", to_upper, const_int(types.i64, owned.from_upper))
    return b.binary("and", is_after, is_before)


def is_met(g: Reversing, pointer: Value | None) -> bool:
    """True if several threads may add to the adjoints where a source pointer leads."""
    return pointer is not None and g.options.shared and not g.facts.is_own(pointer)


def clear(g: Reversing, pointer: Value, type_: Type, align: int | None, offset: int = 0) -> None:
    """shadow[pointer] = 0, for a value of the type so many bytes from there."""
    guard, place = g.activity_guard(pointer), g.builder.offset(g.shadow(pointer), offset)
    if guard is not None:
        g.guards.write(g.builder, guard, place, null(type_), align)
    else:
        g.builder.store(null(type_), place, align)


def check_zero(g: Reversing, i: inst.Store) -> None:
    """End the program unless the bytes of the adjoint where an integer was stored are zero."""
    adjoint = read(g, i.pointer, i.value.type, 1)
    if (
        i.value.type is types.i64
    ):  # the shadow of a pointer may be left there: an adjoint has an exponent (`shadowed/in_turn`)
        adjoint = g.builder.binary("and", adjoint, const_int(types.i64, EXPONENT_BITS))
    why = "an integer takes the place of a part of a number, and the number is used after that"
    is_zero = g.builder.compare("icmp", "eq", adjoint, null(i.value.type))
    g.runtime.check(g.builder, is_zero, Stop("EH0301", why, i.site))


# -- ranges of source pointers -----------------------------------------------------------------------------------------------


def take_back(
    g: Reversing,
    target: Value,
    source: Value | None,
    size: Value,
    numbers: list[Part],
    period: int,
    overlapping: bool = False,
) -> None:
    """`move_back` between the shadows of source pointers, as far as they have some, of a size that is a source value."""
    into = g.shadow(source) if source is not None else None
    length = size if isinstance(size, ConstantInt) else g.primal(size)
    given = g.activity_guard(source) if source is not None else None
    shadow, length = guarded_range(g.runtime, g.builder, g.activity_guard(target), g.shadow(target), length)
    give_back(g, shadow, into, given, length, numbers, period, overlapping, is_met(g, source))


def give_back(
    g: Reversing,
    shadow: Value,
    into: Value | None,
    given: ActivityGuard | None,
    size: Value,
    numbers: list[Part],
    period: int,
    overlapping: bool = False,
    meets: bool = False,
) -> None:
    """`move_back`; where what it gives to is constant memory (`given`), the adjoints are lost."""
    if given is None:
        move_back(g, shadow, into, size, numbers, period, overlapping, meets)
        return
    assert into is not None
    b, nothing, size = g.builder, const_int(types.i64, 0), wide(g.builder, size)
    into, moved = guarded_range(g.runtime, b, given, into, size)
    cleared = b.select(b.compare("icmp", "eq", moved, nothing), size, nothing)
    move_back(g, shadow, into, moved, numbers, period, overlapping, meets)
    move_back(g, shadow, None, cleared, numbers, period, overlapping, False)


# -- ranges ---------------------------------------------------------------------------------------------------------------


def clear_bytes(g: Reversing, shadow: Value, size: Value) -> None:
    """All of `size` bytes become zero."""
    g.runtime.fill_zero(g.builder, shadow, size)


def move_back(
    g: Reversing,
    target: Value,
    source: Value | None,
    size: Value,
    numbers: list[Part],
    period: int,
    overlapping: bool,
    meets: bool,
) -> None:
    """source += target; target = 0, for every number in [0, size). Without a source the target is cleared only.

    `meets`: other threads may add to the source.
    """
    layout = g.module.layout
    if isinstance(size, ConstantInt) and size.value <= UNROLLED:
        places = [
            (s + o, k) for s in range(0, size.value, period) for o, k in numbers if s + o + layout.size(k) <= size.value
        ]
        taken = [(place, kind, _take(g.builder, target, place, kind)) for place, kind in places]
        for place, _, adjoint in taken:
            if source is not None:
                _give(g, g.builder, g.builder.offset(source, place), adjoint, meets)
        return
    dense = len(numbers) == 1 and layout.size(numbers[0][1]) == period
    if source is None and dense:
        clear_bytes(g, target, size)
        return
    if source is not None and overlapping:
        temporary = g.runtime.allocate(g.builder, size)
        g.runtime.copy(g.builder, temporary, target, size)

        def clear(b: Builder, at: Value, offset: int, kind: Type) -> None:
            _clear(b, target, at, offset, kind)

        def give(b: Builder, at: Value, offset: int, kind: Type) -> None:
            adjoint = b.load(kind, _at(b, temporary, at, offset), 1)
            _give(g, b, _at(b, source, at, offset), adjoint, meets)

        _each_number(g, size, numbers, period, clear)
        _each_number(g, size, numbers, period, give)
        g.runtime.free(g.builder, temporary)
        return

    def move(b: Builder, at: Value, offset: int, kind: Type) -> None:
        adjoint = b.load(kind, _at(b, target, at, offset), 1)
        _clear(b, target, at, offset, kind)  # first: a copy onto itself is allowed, and its adjoint stays where it is
        if source is not None:
            _give(g, b, _at(b, source, at, offset), adjoint, meets)

    _each_number(g, size, numbers, period, move)


def _take(b: Builder, target: Value, place: int, kind: Type) -> Value:
    pointer = b.offset(target, place)
    adjoint = b.load(kind, pointer, 1)
    b.store(null(kind), pointer, 1)
    return adjoint


def _give(g: Reversing, b: Builder, pointer: Value, adjoint: Value, meets: bool) -> None:
    """Add a number to one in memory."""
    if meets:
        refuse_disorder(g)
        add_number(g.module, b, pointer, adjoint)
    else:
        b.store(b.binary("fadd", b.load(adjoint.type, pointer, 1), adjoint, FAST), pointer, 1)


def refuse_disorder(g: Reversing) -> None:
    """Raise an error where threads would add as they come, and that is not allowed."""
    if g.options.deterministic:
        raise DifferentiationError(
            "EH0310",
            f"several threads add to one derivative in {g.source.name}, in no order",
            why="--deterministic asks for one, and this memory may be written to in the same parallel region, is known to more threads "
            "than those of one team, or is copied as a whole",
            remedy="read from memory to which the region does not write, or link without --deterministic",
        )


def add_number(module: Module, b: Builder, pointer: Value, number: Value, is_own: Value | None = None) -> None:
    """Add atomically to a number in memory, which lies where its size says: the machine knows no other.

    `is_own`: no other thread does so now, then it is added plainly.
    """
    size = module.layout.size(number.type)
    if size > LARGEST_ATOMIC:
        raise DifferentiationError(
            "EH0310",
            f"several threads may add to a derivative of type {number.type}",
            why="no machine adds to such a number atomically",
            remedy="use double, or let each thread have its own copy of the data",
        )
    if is_own is not None:
        add_where_owned(module, b, pointer, number, is_own)
    else:
        add_atomically(module, b, pointer, number)


def _at(b: Builder, base: Value, at: Value, offset: int) -> Value:
    return b.offset(b.gep(types.i8, base, [at], ("inbounds",)), offset)


def _clear(b: Builder, target: Value, at: Value, offset: int, kind: Type) -> None:
    b.store(null(kind), _at(b, target, at, offset), 1)


def _each_number(g: Reversing, size: Value, numbers: list[Part], period: int, emit: EmitNumber) -> None:
    """Emit something for each number in `size` bytes: a loop over whole records, then what is left of the last one.

    In one record alone, arrays have loops of their own.
    """
    if isinstance(size, ConstantInt) and size.value == period:
        for start, kind, step, count in _arrays(numbers):
            if count > FEW:
                _loop(g, const_int(types.i64, count * step), step, partial(_emit_at, emit, start, kind))
            else:
                for place in range(start, start + count * step, step):
                    emit(g.builder, const_int(types.i64, 0), place, kind)
        return
    if size.type is not types.i64:
        size = g.builder.cast("zext", size, types.i64)
    whole = g.builder.binary("sub", size, g.builder.binary("urem", size, const_int(types.i64, period)))

    def record(b: Builder, at: Value) -> None:
        for offset, kind in numbers:
            emit(b, at, offset, kind)

    _loop(g, whole, period, record)
    if isinstance(size, ConstantInt) and size.value % period == 0:
        return
    for offset, kind in numbers:
        end = offset + g.module.layout.size(kind)
        if end == period:
            continue  # there only in a whole record
        fits = g.builder.compare("icmp", "ule", g.builder.binary("add", whole, const_int(types.i64, end)), size)
        before, inside = g.builder.block, g.new_block()
        after = g.continue_in_new_block()
        Builder(before).branch_if(fits, inside, after)
        b = Builder(inside)
        emit(b, whole, offset, kind)
        b.branch(after)


def _emit_at(emit: EmitNumber, offset: int, kind: Type, b: Builder, at: Value) -> None:
    emit(b, at, offset, kind)


def _arrays(numbers: list[Part]) -> Iterator[tuple[int, Type, int, int]]:
    """Numbers in order as arrays: where each begins, its kind, from one to the next, how many there are."""
    at = 0
    while at < len(numbers):
        start, kind = numbers[at]
        step = numbers[at + 1][0] - start if at + 1 < len(numbers) else 1
        count = 1
        while at + count < len(numbers) and numbers[at + count] == (start + count * step, kind):
            count += 1
        yield start, kind, step, count
        at += count


def _loop(g: Reversing, limit: Value, step: int, body: Callable[[Builder, Value], None]) -> None:
    """for (at = 0; at != limit; at += step) body(at), then go on in a new block of the chain."""
    before = g.builder.block
    some = g.builder.compare("icmp", "ne", limit, const_int(types.i64, 0))
    inside = g.new_block()
    after = g.continue_in_new_block()
    Builder(before).branch_if(some, inside, after)
    b = Builder(inside)
    at = b.phi(types.i64)
    body(b, at)
    following = b.binary("add", at, const_int(types.i64, step), ("nuw",))
    b.branch_if(b.compare("icmp", "eq", following, limit), after, inside)
    at.add_incoming(const_int(types.i64, 0), before)
    at.add_incoming(following, inside)
