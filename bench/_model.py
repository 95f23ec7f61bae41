"""A model of the time of a program with messages, on so many ranks; docs/scaling.md explains it."""

from __future__ import annotations

import math
from dataclasses import dataclass

# A machine with a network, for many ranks: seconds of a message, of a byte, and of each step of a reduction.
LATENCY, PER_BYTE, STEP = 1.5e-6, 1 / 12e9, 2e-6
RANKS = (1, 10, 100, 1000, 10_000, 100_000)
LARGER = 100  # times the benchmark's problem


@dataclass(frozen=True)
class Sent:
    """Of all ranks together: messages, their bytes, and reductions over all ranks."""

    messages: float
    bytes: float
    reductions: float

    def is_answered_by(self, gradient: Sent) -> bool:
        """True if each message of the function is answered by one of the same size, beside a word that tells what it is."""
        words = 8 * gradient.messages
        return gradient.messages == 2 * self.messages and gradient.bytes == 2 * self.bytes + words


@dataclass(frozen=True)
class Network:
    """Seconds of a message, of each byte of it, and of a step of a reduction, which has log2 of the ranks."""

    message: float
    byte: float
    step: float

    def seconds(self, sent: Sent, ranks: int) -> float:
        """Of one rank in the middle, which sends to two neighbours: ranks - 1 pairs send `sent` together."""
        if ranks == 1:
            return 0.0
        share = 2 / (2 * (ranks - 1))  # of what is sent, by such a rank
        steps = math.ceil(math.log2(ranks))
        return (
            share * (self.message * sent.messages + self.byte * sent.bytes)
            + self.step * steps * sent.reductions / ranks
        )


@dataclass(frozen=True)
class Program:
    """Seconds of a program's function and of its gradient on one rank and on two, and what two ranks send."""

    name: str
    alone: tuple[float, float]
    two: tuple[float, float]
    sent: tuple[Sent, Sent]

    def predicted(self, network: Network, ranks: int, whole: float = 1.0) -> tuple[float, float]:
        """Seconds on so many ranks of a problem `whole` times as large, cut between them in one direction."""
        times: list[float] = []
        for seconds, sent in zip(self.alone, self.sent, strict=True):
            pairs = ranks - 1
            all_ = Sent(sent.messages * pairs, sent.bytes * pairs, sent.reductions / 2 * ranks)
            times.append(whole * seconds / ranks + network.seconds(all_, ranks))
        return times[0], times[1]


FAR = Network(LATENCY, PER_BYTE, STEP)
