"""Arithmetic on what the bits of integers depend on.

Of each bit there is a mask: the bits of a thread's number on which it may depend. `ZERO` is the mask of a bit that surely is 0. Masks
only grow from there: every function here gives a larger mask (or the same) for larger ones, so iterations over them end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Bits: TypeAlias = tuple[int, ...]  # the lowest bit first

ZERO = -1


def either(*masks: int) -> int:
    """What depends on any of these."""
    found = ZERO
    for mask in masks:
        if mask != ZERO:
            found = mask if found == ZERO else found | mask
    return found


def of_all(bits: Sequence[int]) -> int:
    """What a value depends on that depends on all of the bits."""
    found = 0
    for mask in bits:
        if mask != ZERO:
            found |= mask
    return found


def constant(value: int, width: int) -> Bits:
    return tuple(0 if value >> k & 1 else ZERO for k in range(width))


def join(a: Bits, b: Bits, decided_by: int = ZERO) -> Bits:
    """One of two values; which one, depends on `decided_by`. Where both are 0 it does not matter."""
    return tuple(ZERO if x == ZERO == y else either(x, y, decided_by) for x, y in zip(a, b, strict=True))


def add(a: Bits, b: Bits) -> Bits:
    """A sum: where two of three are 0, the bits and the carry from below, nothing is carried."""
    found, carry = list[int](), ZERO
    for x, y in zip(a, b, strict=True):
        found.append(either(x, y, carry))
        if (x, y, carry).count(ZERO) < 2:
            carry = found[-1]
        else:
            carry = ZERO
    return tuple(found)


def subtract(a: Bits, b: Bits) -> Bits:
    found, borrow = list[int](), ZERO
    for x, y in zip(a, b, strict=True):
        found.append(either(x, y, borrow))
        if y != ZERO or borrow != ZERO:
            borrow = found[-1]
    return tuple(found)


def shifted_up(a: Bits, count: int) -> Bits:
    return (*(ZERO,) * min(count, len(a)), *a[: max(0, len(a) - count)])


def shifted_down(a: Bits, count: int, fill: int) -> Bits:
    return (*a[count:], *(fill,) * min(count, len(a)))


def scaled(a: Bits, factor: int) -> Bits:
    """A product with a constant: a sum of shifted ones."""
    found: Bits = (ZERO,) * len(a)
    if factor < 0:
        return subtract(found, scaled(a, -factor))
    for k in range(len(a)):
        if factor >> k & 1:
            found = add(found, shifted_up(a, k))
    return found


def multiply(a: Bits, b: Bits) -> Bits:
    """A bit of a product depends on the bits up to it; below as many bits as are 0 in both there is nothing."""
    zeros = _trailing_zeros(a) + _trailing_zeros(b)
    found, below = list[int](), 0
    for k, masks in enumerate(zip(a, b, strict=True)):
        below |= of_all(masks)
        found.append(ZERO if k < zeros else below)
    return tuple(found)


def shifted_by(a: Bits, count: Bits, opcode: str) -> Bits:
    """Shifted by a number that is no constant."""
    by = of_all(count)
    if opcode == "shl":
        return tuple(_moved(a[: k + 1], by) for k in range(len(a)))
    return tuple(_moved(a[k:], by) for k in range(len(a)))


def _moved(candidates: Bits, by: int) -> int:
    return ZERO if all(mask == ZERO for mask in candidates) else of_all(candidates) | by


def both(a: Bits, b: Bits) -> Bits:
    """The `and` of two."""
    return tuple(ZERO if ZERO in (x, y) else x | y for x, y in zip(a, b, strict=True))


def any_of(a: Bits, b: Bits) -> Bits:
    """The `or` or `xor` of two."""
    return tuple(map(either, a, b))


def resized(a: Bits, width: int, fill: int = ZERO) -> Bits:
    return a[:width] if width <= len(a) else (*a, *(fill,) * (width - len(a)))


def spread(mask: int, width: int) -> Bits:
    return (mask,) * width


def _trailing_zeros(a: Bits) -> int:
    return next((k for k, mask in enumerate(a) if mask != ZERO), len(a))
