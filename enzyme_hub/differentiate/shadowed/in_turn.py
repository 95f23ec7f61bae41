"""Words that hold a double at times, and a pointer at others: members of a Rust enum or a union with a kind beside it.

Shadow memory has the pointer's shadow there, or the adjoint of the number. A copy must move the one with the pointer, forward, and
the other back, and types do not tell which of the two it is. The bits do: an address, read as a double, is less than the smallest
normal number, which is less than 1e-307. So forward the shadow moves where the word that was copied is not zero and has no exponent, and in
reverse what is an adjoint by its exponent moves back. An adjoint without an exponent is as good as zero. What is left of a
shadow in a word that holds a number is so, too: it is added to, and disappears.

The words are looked at as integers: arithmetic may flush numbers like these to zero.

Constant memory that is its own shadow (`guards`) has pointers there that are their own shadows, and numbers that are none's
adjoint: these are left as they are.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.differentiate.runtime import Runtime, each_word, wide
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard
from enzyme_hub.differentiate.shadowed.memory import WORD, in_turn_of
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.site import Site
from enzyme_hub.ir.values import ConstantInt, Value, const_int

_MANTISSA, _EXPONENT = 52, 0x7FF


def move_shadows(
    runtime: Runtime, b: Builder, target: Value, source: Value | None, copied: Value, size: Value, pattern: Pattern
) -> None:
    """Forward: in shadow memory, move those of pointers among `size` bytes that were copied to `copied`; without a source they
    have none."""
    if source is None:
        for_each(runtime, b, "__ehub_drop_in_turn", _define_drop, [target, copied], size, pattern)
    else:
        for_each(runtime, b, "__ehub_move_in_turn", _define_move, [target, source, copied], size, pattern)


def clear_numbers(runtime: Runtime, b: Builder, target: Value, size: Value, pattern: Pattern) -> None:
    """What is an adjoint, or a number, among `size` bytes becomes zero."""
    for_each(runtime, b, "__ehub_clear_in_turn", _define_clear, [target], size, pattern)


def clear_words(runtime: Runtime, b: Builder, target: Value, size: Value, offset: int, period: int) -> None:
    """The same of words so many bytes apart."""
    given = [target, size, const_int(types.i64, offset), const_int(types.i64, period)]
    b.call(runtime.helper("__ehub_clear_in_turn", _define_clear), given)


def check_constant(
    runtime: Runtime,
    b: Builder,
    target: ActivityGuard,
    source: Value,
    copied: Value,
    size: Value,
    pattern: Pattern,
    site: Site,
) -> None:
    """Where the target is constant memory, what is copied there (`copied`) has no shadow of its own, or the program ends."""
    length = b.select(target.holds(b), wide(b, size), const_int(types.i64, 0))
    stop = Stop("EH0306", "a pointer to differentiated memory is copied into constant memory", site)
    planted = (runtime.stops.planted(stop),)
    for_each(runtime, b, "__ehub_check_in_turn", _define_check, [source, copied], length, pattern, planted)


def for_each(
    runtime: Runtime,
    b: Builder,
    name: str,
    define: Callable[[Runtime, str], Function],
    places: list[Value],
    size: Value,
    pattern: Pattern,
    handed: tuple[Value, ...] = (),
) -> None:
    """Call a function made by `each_word` for the words in turn among `size` bytes at each of the places."""
    helper, words = runtime.helper(name, define), in_turn_of(pattern)
    if isinstance(size, ConstantInt) and size.value <= pattern.period:  # one record: words side by side together
        for start, room in _runs(words):
            here = [b.offset(place, start) for place in places]
            b.call(helper, [*here, *handed, *(const_int(types.i64, number) for number in (room, 0, WORD.period))])
        return
    length, period = wide(b, size), const_int(types.i64, pattern.period)
    for offset in words:
        b.call(helper, [*places, *handed, length, const_int(types.i64, offset), period])


def _runs(offsets: list[int]) -> list[tuple[int, int]]:
    """Where words that lie side by side begin, and how many bytes they are together."""
    found: list[tuple[int, int]] = []
    for offset in offsets:
        if found and offset == sum(found[-1]):
            found[-1] = (found[-1][0], found[-1][1] + WORD.period)
        else:
            found.append((offset, WORD.period))
    return found


def is_adjoint(b: Builder, word: Value) -> Value:
    """True for the bits of a number that has an exponent."""
    exponent = b.binary("and", word, const_int(types.i64, _EXPONENT << _MANTISSA))
    return b.compare("icmp", "ne", exponent, const_int(types.i64, 0))


def negated(b: Builder, condition: Value) -> Value:
    return b.binary("xor", condition, const_int(types.i1, 1))


def is_address(b: Builder, word: Value) -> Value:
    before = b.binary("sub", word, const_int(types.i64, 1))
    return b.compare("icmp", "ult", before, const_int(types.i64, (1 << _MANTISSA) - 1))


def _define_move(runtime: Runtime, name: str) -> Function:
    def move(b: Builder, target: Value, source: Value, copied: Value) -> None:
        shadow, kept = b.load(types.i64, source, 1), b.load(types.i64, target, 1)
        # A number without an exponent may have an adjoint already, where it comes from or where it goes.
        is_some = b.compare("icmp", "ne", shadow, const_int(types.i64, 0))
        leaves = b.binary("or", is_some, negated(b, is_adjoint(b, kept)))
        moves = b.binary("and", is_address(b, b.load(types.i64, copied, 1)), negated(b, is_adjoint(b, shadow)))
        b.store(b.select(b.binary("and", moves, leaves), shadow, kept), target, 1)

    return each_word(runtime, name, 3, move)


def _define_check(runtime: Runtime, name: str) -> Function:
    def check(b: Builder, source: Value, copied: Value, stop: Value) -> None:
        shadow, word = b.load(types.i64, source, 1), b.load(types.i64, copied, 1)
        is_own = b.compare("icmp", "eq", shadow, word)
        has_none = negated(b, b.binary("and", is_address(b, word), is_address(b, shadow)))
        runtime.check_planted(b, b.binary("or", is_own, has_none), stop)

    return each_word(runtime, name, 2, check, handed=1)


def _define_drop(runtime: Runtime, name: str) -> Function:
    def drop(b: Builder, target: Value, copied: Value) -> None:
        leads = is_address(b, b.load(types.i64, copied, 1))
        b.store(b.select(leads, const_int(types.i64, 0), b.load(types.i64, target, 1)), target, 1)

    return each_word(runtime, name, 2, drop)


def _define_clear(runtime: Runtime, name: str) -> Function:
    def clear(b: Builder, target: Value) -> None:
        take(b, target)

    return each_word(runtime, name, 1, clear)


def take(b: Builder, place: Value) -> Value:
    """What is in a word of shadow memory, where an adjoint becomes zero."""
    word = b.load(types.i64, place, 1)
    b.store(b.select(is_adjoint(b, word), const_int(types.i64, 0), word), place, 1)
    return word
