"""Words that are numbers at times, and something else at others (`shadowed/in_turn`): their adjoints move back.

What is an adjoint is told by its bits, and nothing is added to what is none, not even zero.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.reverse.atomic import add_atomically
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reversing
from enzyme_hub.differentiate.reverse.shadow_memory import is_met, refuse_disorder
from enzyme_hub.differentiate.runtime import Runtime, each_word, wide
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, guarded_size
from enzyme_hub.differentiate.shadowed.in_turn import clear_numbers, for_each, is_address, is_adjoint, negated, take
from enzyme_hub.differentiate.shadowed.memory import WORD, in_turn_of
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, const_int

_FIRST = 4096  # no address is less


def check_no_adjoint(g: Reversing, i: inst.Store) -> None:
    """End the program if an integer was stored where a number is used as one, and pointers lie at other times."""
    _check(g, i, "an integer takes the place of a number, and the number is used after that")


def check_no_number(g: Reversing, i: inst.Store) -> None:
    """End the program if what was stored as a pointer is used as a number: it had its bits from one (`words_in_registers`)."""
    if g.program.words_in_registers.are_put_back(i):
        _check(g, i, "a number is moved as a pointer, and its derivative is lost")


def _check(g: Reversing, i: inst.Store, why: str) -> None:
    b, type_ = g.builder, i.value.type
    for place in range(0, g.module.layout.size(type_), WORD.period):
        guard, pointer = g.activity_guard(i.pointer), b.offset(g.shadow(i.pointer), place)
        word = b.load(types.i64, pointer, 1) if guard is None else g.guards.read(b, guard, pointer, types.i64, 1)
        g.runtime.check(b, negated(b, is_adjoint(b, word)), Stop("EH0301", why, i.site))


def check_no_pointer(f: Augmenting, i: inst.Store) -> None:
    """End the program if what is stored as a number has the bits of an address: its shadow would be lost (`words_in_registers`)."""
    b, type_ = f.builder, i.value.type
    if type_.scalar is not types.f64 or not f.activity.has_shadow(i.pointer):
        return
    if not f.program.words_in_registers.are_put_back(i):
        return
    count = f.module.layout.size(type_) // WORD.period
    words = b.cast("bitcast", f.primal(i.value), types.vector(count, types.i64))
    for lane in range(count):
        word = b.insert(inst.ExtractElement(words, const_int(types.i64, lane)))
        holds = negated(
            b, b.binary("and", is_address(b, word), b.compare("icmp", "uge", word, const_int(types.i64, _FIRST)))
        )
        why = "a pointer is moved as a number, and its shadow is lost"
        f.runtime.check(b, holds, Stop("EH0301", why, i.site))


def clear_stored(g: Reversing, pointer: Value, offset: int) -> None:
    """A word that was stored so many bytes behind a pointer has no adjoint before."""
    size = guarded_size(g.builder, g.activity_guard(pointer), const_int(types.i64, WORD.period))
    clear_numbers(g.runtime, g.builder, g.builder.offset(g.shadow(pointer), offset), size, WORD)


def take_back(
    g: Reversing, target: Value, source: Value | None, size: Value, pattern: Pattern, overlapping: bool
) -> None:
    """`give_back` between the shadows of source pointers, as far as they have some, of a size that is a source value."""
    into, given = (g.shadow(source), g.activity_guard(source)) if source is not None else (None, None)
    length = guarded_size(g.builder, g.activity_guard(target), g.primal(size))
    give_back(g, g.shadow(target), into, given, length, pattern, overlapping, is_met(g, source))


def give_back(
    g: Reversing,
    shadow: Value,
    into: Value | None,
    given: ActivityGuard | None,
    size: Value,
    pattern: Pattern,
    overlapping: bool = False,
    meets: bool = False,
) -> None:
    """into += shadow; shadow = 0, for what is an adjoint among `size` bytes; where what it gives to is constant memory (`given`), the
    adjoints are lost. `meets`: other threads may add to the same.
    """
    runtime, b = g.runtime, g.builder
    if not in_turn_of(pattern):
        return
    if into is None:
        clear_numbers(runtime, b, shadow, size, pattern)
        return
    moved = guarded_size(b, given, size)
    taken = shadow
    if overlapping:  # all is taken before any is given
        taken = runtime.allocate(b, wide(b, moved))
        runtime.copy(b, taken, shadow, moved)
        clear_numbers(runtime, b, shadow, moved, pattern)
    if meets:
        refuse_disorder(g)
        for_each(runtime, b, "__ehub_give_in_turn_shared", _define_give_shared, [into, taken], moved, pattern)
    else:
        for_each(runtime, b, "__ehub_give_in_turn", _define_give, [into, taken], moved, pattern)
    if overlapping:
        runtime.free(b, taken)
    if given is not None:
        clear_numbers(runtime, b, shadow, b.binary("sub", wide(b, size), moved), pattern)


def _define_give(runtime: Runtime, name: str) -> Function:
    adding = runtime.helper("__ehub_put_adjoint", _define_put_adjoint)

    def give(b: Builder, into: Value, taken: Value) -> None:
        b.call(adding, [into, take(b, taken)])  # taken first: a copy onto itself keeps its adjoint

    return each_word(runtime, name, 2, give)


def _define_give_shared(runtime: Runtime, name: str) -> Function:
    adding = runtime.helper("__ehub_add_adjoint", _define_add_adjoint)

    def give(b: Builder, into: Value, taken: Value) -> None:
        b.call(adding, [into, take(b, taken)])

    return each_word(runtime, name, 2, give)


def _define_put_adjoint(runtime: Runtime, name: str) -> Function:
    def put(b: Builder, into: Value, adjoint: Value) -> None:
        before = b.load(types.f64, into, 1)
        b.store(b.binary("fadd", before, adjoint), into, 1)

    return _define_where_adjoint(runtime, name, put)


def _define_add_adjoint(runtime: Runtime, name: str) -> Function:
    def add(b: Builder, into: Value, adjoint: Value) -> None:
        add_atomically(runtime.module, b, into, adjoint)

    return _define_where_adjoint(runtime, name, add)


def _define_where_adjoint(runtime: Runtime, name: str, add: Callable[[Builder, Value, Value], None]) -> Function:
    """A function that adds a word where it is an adjoint. To the shadow of a pointer nothing is added, not even zero, and nothing is
    written where nothing is added: what stands for empty is its own shadow, and may lie in memory that nobody may write.
    """
    signature = types.function(types.void, (types.ptr, types.i64))
    function = runtime.module.define(name, signature, header_prefix="internal", header_suffix="alwaysinline nounwind")
    into, word = function.arguments
    start, some, done = (function.add_block() for _ in range(3))
    b = Builder(start)
    b.branch_if(is_adjoint(b, word), some, done)
    b = Builder(some)
    add(b, into, b.cast("bitcast", word, types.f64))
    b.branch(done)
    Builder(done).ret()
    return function
