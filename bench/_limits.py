"""How far a program is from what the machine can do: what it computes and touches, over the machine's rates (a roofline).

The idea is that of Williams, Waterman and Patterson, "Roofline" (2009). A limit is a time below which one core cannot do the same work:
the greatest of five times, each of which counts one kind of work and has all others for nothing. A better algorithm is not limited by it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Peaks:
    """Rates of one core, a second: what bench/limits/peaks.c says. `bytes_read` is by the size of what is read again and again."""

    flops: float
    divisions: float
    bytes_read: dict[int, float]
    calls: dict[str, float]

    @staticmethod
    def of(text: str) -> Peaks:
        read: dict[int, float] = {}
        calls: dict[str, float] = {}
        rates: dict[str, float] = {}
        for line in text.splitlines():
            match line.split():
                case ["bytes", size, rate]:
                    read[int(size)] = float(rate)
                case ["call", name, rate]:
                    calls[name] = float(rate)
                case [name, rate]:
                    rates[name] = float(rate)
        return Peaks(rates["flops"], rates["divisions"], read, calls)

    def reading(self, size: int) -> float:
        """The rate of the smallest array measured that is no smaller; arrays of more than the largest are read at its rate."""
        return self.bytes_read[min((each for each in self.bytes_read if each >= size), default=max(self.bytes_read))]


@dataclass(frozen=True)
class Counts:
    """What one call does. `touched` is in bytes of whole cache lines, each counted once."""

    flops: int
    divisions: int
    loaded: int
    stored: int
    touched: int
    calls: dict[str, int]

    @staticmethod
    def of(line: str, names: list[str]) -> Counts:
        flops, divisions, loaded, stored, touched, *calls = map(int, line.split())
        made = {name: times for name, times in zip(names, calls, strict=False) if times}
        return Counts(flops, divisions, loaded, stored, touched, made)

    def limits(self, peaks: Peaks) -> dict[str, float]:
        """Seconds that each kind of work takes at least. Functions whose rate is not known take none."""
        return {
            "arithmetic": self.flops / peaks.flops,
            "divisions": self.divisions / peaks.divisions,
            "functions": sum(times / peaks.calls.get(name, math.inf) for name, times in self.calls.items()),
            "accesses": (self.loaded + self.stored) / max(peaks.bytes_read.values()),
            "memory": self.touched / peaks.reading(self.touched),
        }


@dataclass(frozen=True)
class Measured:
    """One way of one objective: seconds of a call, and what it does."""

    seconds: float
    counts: Counts

    def nearest(self, peaks: Peaks) -> str:
        """What keeps it longest."""
        limits = self.counts.limits(peaks)
        return max(limits, key=lambda name: limits[name])

    def share(self, peaks: Peaks) -> float:
        """The limit over the time: 1 is all that the machine can do."""
        return max(self.counts.limits(peaks).values()) / self.seconds
