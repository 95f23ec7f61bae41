"""Which lanes of a warp have an address alike: a pattern, the bits of a lane's number on which the address does not depend.

Lanes are numbered along x first, so which bits of a lane's number are which of the thread's depends on the sizes of the block. Where a
row of the block is a power of two or whole warps (and a plane, too), each bit of a lane's number is a bit of the thread's number on
one axis; otherwise no lanes have anything alike but what depends on nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.targets.lanes.blocks import at_entry
from enzyme_hub.targets.lanes.dependence import Axes
from enzyme_hub.targets.lanes.joining import i32
from enzyme_hub.targets.target import Target


class Patterns:
    """The patterns of one function, of addresses with these masks. Each is computed once, where the function begins."""

    def __init__(self, function: Function, target: Target, axes: Axes, masks: Iterable[int]) -> None:
        self.function = function
        self.target = target
        self.axes = axes
        self.all = (1 << axes.count) - 1  # the lanes' numbers
        self._known: dict[int, Value] = {}
        self._counts = _counting(axes, masks)

    def may_join(self, mask: int) -> bool:
        """True if there may be lanes with an address alike that depends on these bits.

        An axis on which no address depends has one thread, so much is counted on; it is only about what is worth while.
        """
        if mask & self.axes.anything:
            return False
        lows = self.axes.lows(mask)
        axis = next((k for k in range(3) if lows[k] != self.all), 3)
        return axis < 3 and (axis == 0 or any(self._counts[axis:]))

    def of(self, mask: int) -> int | Value:
        """The pattern of an address that depends on these bits: a number that is known, or an i32."""
        if mask == 0:
            return self.all
        if mask not in self._known:
            made = Block(self.function)
            self._known[mask] = self._emitted(Builder(made), mask)
            at_entry(made)
        return self._known[mask]

    def _emitted(self, b: Builder, mask: int) -> Value:
        assert self.target.sizes is not None
        module = self.function.module
        x, y, _ = self.target.sizes(module, b)
        lows = self.axes.lows(mask)
        is_deep = any(lows[1:]) or self.axes.is_above(mask, 1) or self.axes.is_above(mask, 2)
        depends = b.binary("and", _less_one(b, x), i32(lows[0]))
        is_even = self._is_even(b, x)
        if is_deep:
            plane = b.binary("mul", x, y)
            rows = b.binary("mul", b.binary("and", _less_one(b, y), i32(lows[1])), x)
            planes = b.binary("mul", i32(lows[2]), plane)
            depends = b.binary("or", depends, b.binary("or", rows, planes))
            is_even = b.binary("and", is_even, self._is_even(b, plane))
        free = b.binary("and", b.binary("xor", depends, i32(-1)), i32(self.all))
        return b.select(is_even, free, i32(0))

    def _is_even(self, b: Builder, count: Value) -> Value:
        """True for a power of two, and for whole warps."""
        whole = b.compare("icmp", "eq", b.binary("and", count, i32(self.all)), i32(0))
        power = b.compare("icmp", "eq", b.binary("and", count, _less_one(b, count)), i32(0))
        return b.binary("or", whole, power)


def _less_one(b: Builder, value: Value) -> Value:
    return b.binary("add", value, i32(-1))


def _counting(axes: Axes, masks: Iterable[int]) -> tuple[bool, ...]:
    """Of each axis, whether one of the masks has bits of it."""
    known = [mask for mask in masks if not mask & axes.anything]
    return tuple(any(axes.lows(mask)[axis] or axes.is_above(mask, axis) for mask in known) for axis in range(3))
