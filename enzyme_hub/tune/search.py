"""Which settings are tried, in which order, and which of two is better.

A search by coordinates: each setting in turn is given its other values, in an order that the seed decides, and what is better becomes
the one to beat. Between these, sequences of passes are drawn at random, or what is there is changed in one place. A value that won
is tried with what else won, since all that is tried differs from the best so far in one setting.

Two programs are compared in turns, A B A B, by CPU time: times of one run are alike, those of different minutes are not. A challenger that
is clearly slower after two turns is dropped. In the end the best has to beat the usual settings once more, in turns of
its own: what won by chance among many does not win twice, and then nothing is changed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median
from typing import Any, Protocol, TypeVar

from enzyme_hub.base.records import record
from enzyme_hub.base.tuning import MOST_PASSES, PASSES, Tuning

VALUES: dict[str, tuple[Any, ...]] = {
    "saving": (0.25, 0.5, 1.0, 2.0, 4.0, 16.0),
    "reading": (0.5, 1.0, 2.0, 4.0),
    "sinking": (True, False),
    "scalar_loops": (True, False),
    "fusing": (True, False),
    "unrolling": (True, False),
    "vectorising": (True, False),
    "slp": (True, False),
}
SEQUENCES = 8  # of passes, in each round
TURNS, LAST_TURNS, FIRST_LOOK = 5, 15, 2
GAIN = 0.99  # of the time: less is noise
CLEARLY = 1.08
MOST_BEATEN = 0.2  # of the turns, in which the winner may be the slower one: 1 of 5, 2 of the last 15

Program = TypeVar("Program")


class Trials(Protocol[Program]):
    """What a search asks of the world. `made` is None where there is no such program, or none that is new; `seconds` is the time
    of one turn."""

    def made(self, tuning: Tuning) -> Program | None: ...

    def seconds(self, program: Program) -> float: ...


@record
class Duel:
    """Seconds of the challenger and of who is to be beaten, turn by turn."""

    challenger: tuple[float, ...]
    other: tuple[float, ...]

    @property
    def ratio(self) -> float:
        return median(a / b for a, b in zip(self.challenger, self.other, strict=True))

    @property
    def is_won(self) -> bool:
        slower = sum(a >= b for a, b in zip(self.challenger, self.other, strict=True))
        return self.ratio < GAIN and slower < max(2, MOST_BEATEN * len(self.other))


def duel(trials: Trials[Program], challenger: Program, other: Program, turns: int) -> Duel:
    """Both programs in turns; fewer where the challenger is clearly slower."""
    found: list[tuple[float, float]] = []
    for turn in range(turns):
        found.append((trials.seconds(challenger), trials.seconds(other)))
        if turn + 1 == FIRST_LOOK and all(a > CLEARLY * b for a, b in found):
            break
    left, right = zip(*found, strict=True)
    return Duel(left, right)


def search(
    trials: Trials[Program], seed: int, goes_on: Callable[[], bool], tell: Callable[[Tuning, Duel], None]
) -> Tuning:
    """The best settings found while it `goes_on`; the usual ones if nothing is better. `tell` hears of each duel.

    Raises LookupError if the program cannot be made with the usual settings.
    """
    usual = trials.made(Tuning())
    if usual is None:
        raise LookupError("the program cannot be made")
    trials.seconds(usual)  # a program that does not run is told at once
    best, champion = Tuning(), usual
    tried = {best}
    numbers = random.Random(seed)
    has_won = True
    while has_won and goes_on():
        has_won = False
        for challenge in _round(numbers):
            tuning = challenge(best)
            if tuning in tried:
                continue
            if not goes_on():
                break
            tried.add(tuning)
            program = trials.made(tuning)
            if program is None:
                continue
            found = duel(trials, program, champion, TURNS)
            tell(tuning, found)
            if found.is_won:
                best, champion, has_won = tuning, program, True
    if best == Tuning():
        return best
    last = duel(trials, champion, usual, LAST_TURNS)
    tell(best, last)
    return best if last.is_won else Tuning()


def _round(numbers: random.Random) -> Iterator[Callable[[Tuning], Tuning]]:
    """Changes of one setting each, in the order in which they are tried."""
    changes: list[Callable[[Tuning], Tuning]] = [
        lambda best, name=name, value=value: replace(best, **{name: value})  # type: ignore[misc]
        for name, values in VALUES.items()
        for value in values
    ]
    changes += [lambda best: replace(best, passes=_changed(best.passes, numbers))] * SEQUENCES
    numbers.shuffle(changes)
    yield from changes


def _changed(passes: tuple[str, ...], numbers: random.Random) -> tuple[str, ...]:
    """A sequence with one pass more, one less, or another one in its place; a new one where there is none."""
    if not passes:
        return tuple(numbers.choices(PASSES, k=numbers.randint(1, 3)))
    at = numbers.randrange(len(passes))
    ways = [passes[:at] + passes[at + 1 :], (*passes[:at], numbers.choice(PASSES), *passes[at + 1 :])]
    if len(passes) < MOST_PASSES:
        ways.append((*passes[:at], numbers.choice(PASSES), *passes[at:]))
    return numbers.choice(ways)
