"""The search for settings, on programs whose times are made up: what is found, and what is left alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from enzyme_hub.base.tuning import PASSES, Tuning
from enzyme_hub.tune.search import FIRST_LOOK, TURNS, Duel, duel, search


class Pretended:
    """Programs that take the seconds which `cost` says, give or take some noise, on a machine whose speed drifts."""

    def __init__(self, cost: Callable[[Tuning], float], noise: float, seed: int = 0) -> None:
        self._cost = cost
        self._noise = noise
        self._numbers = random.Random(seed)
        self._speed = 1.0
        self.runs = 0

    def made(self, tuning: Tuning) -> Tuning | None:
        return None if tuning.passes[:1] == ("sroa",) else tuning

    def seconds(self, program: Tuning) -> float:
        self.runs += 1
        self._speed *= 1 + 0.01 * self._numbers.uniform(-1, 1)
        return self._speed * self._cost(program) * (1 + self._numbers.uniform(0, self._noise))


def quiet(tuning: Tuning, found: Duel) -> None:
    return None


def forever() -> bool:
    return True


def cost(tuning: Tuning) -> float:
    factors = (
        {0.5: 0.9}.get(tuning.saving, 1.0),
        1.0 if tuning.sinking else 0.8,
        1.0 if tuning.slp else 1.3,
        0.9 if "new_gvn" in tuning.passes else 1.0,
    )
    return factors[0] * factors[1] * factors[2] * factors[3]


@pytest.mark.parametrize("seed", range(5))
def test_what_is_better_alone_is_found_together(seed: int) -> None:
    found = search(Pretended(cost, 0.02, seed), seed, forever, quiet)
    assert (found.saving, found.sinking, found.slp) == (0.5, False, True)


@pytest.mark.parametrize("seed", range(20))
def test_noise_is_no_gain(seed: int) -> None:
    def same(tuning: Tuning) -> float:
        return 1.0

    assert search(Pretended(same, 0.05, seed), seed, forever, quiet) == Tuning()


def test_the_same_seed_tries_the_same() -> None:
    tried: list[list[Tuning]] = [[], []]
    for one in tried:
        search(Pretended(cost, 0.0), 7, forever, lambda tuning, found, one=one: one.append(tuning))  # type: ignore[misc]
    assert tried[0] == tried[1] and tried[0]


def test_the_clock_ends_it() -> None:
    left = iter([True] * 4)
    told: list[Tuning] = []
    search(Pretended(cost, 0.0), 1, lambda: next(left, False), lambda tuning, found: told.append(tuning))
    assert len(told) <= 4


def test_what_is_clearly_slower_is_dropped_at_once() -> None:
    trials = Pretended(lambda tuning: 1.0 if tuning.slp else 2.0, 0.01)
    assert not duel(trials, Tuning(slp=False), Tuning(), TURNS).is_won
    assert trials.runs == 2 * FIRST_LOOK


def test_a_program_that_cannot_be_made() -> None:
    class Nothing(Pretended):
        def made(self, tuning: Tuning) -> Tuning | None:
            return None

    with pytest.raises(LookupError):
        search(Nothing(cost, 0.0), 1, forever, quiet)


def test_sequences_are_of_known_passes() -> None:
    told: list[Tuning] = []
    search(Pretended(cost, 0.0), 3, forever, lambda tuning, found: told.append(tuning))
    sequences = {tuning.passes for tuning in told if tuning.passes}
    assert sequences and all(one in PASSES for passes in sequences for one in passes)
