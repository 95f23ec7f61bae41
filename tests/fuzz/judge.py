"""What is right: a gradient beside the differences of the plainly built program, and when there is nothing to compare.

From values at x ± h, ± h/2, ± h/4 come three central differences and, by Richardson's extrapolation, two better ones whose
distance is the error estimate. A function that goes up and down within h is wrongly estimated: what disagrees is compared with
differences of a thousandth of h as well, but where numbers go in steps of that size (`COARSE`). A kink or a jump between those
points makes them disagree; one at x itself shows in the differences to the right and to the left. Such components are left out,
and counted.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from tests.fuzz.program import POINTS, STEP, Numbers, Printed
from tests.fuzz.writer import Function

COMPONENTS = 17
TOLERANCE = 1e-6  # relative to 1 + |value|, where everything is computed in double precision
LOOSE = 3e-3  # where some of it is computed in single precision
SINGLE = 1e30  # larger values do not fit into single precision; the plain build computes in double
LEVELS_TOLERANCE = 1e-8  # between levels
ROUGH = 1e-3  # an error estimate above this: the differences say nothing
COARSE = 2e-2  # so where numbers go in small steps: there they say little


@dataclass(frozen=True)
class Derivative:
    value: float
    error: float

    @property
    def usable(self) -> bool:
        return math.isfinite(self.value) and self.error < ROUGH * (1 + abs(self.value))


def derivative(values: Numbers, step: float = STEP) -> Derivative:
    """From f at x - h, x + h, x - h/2, x + h/2, x - h/4, x + h/4, x."""
    if len(values) != 7 or not all(map(math.isfinite, values)):
        return Derivative(math.nan, math.inf)
    *pairs, centre = values
    low, high, h = pairs[0::2], pairs[1::2], [step, step / 2, step / 4]
    central = [(q - p) / (2 * d) for p, q, d in zip(low, high, h, strict=True)]
    better = [(4 * fine - coarse) / 3 for coarse, fine in itertools.pairwise(central)]
    bend = [(q - 2 * centre + p) / d for p, q, d in zip(low, high, h, strict=True)]  # right minus left
    kink = 2 * bend[2] - bend[1]
    rounding = 1e-15 * max(map(abs, values)) / h[2]
    return Derivative((16 * better[1] - better[0]) / 15, abs(better[1] - better[0]) + abs(kink) + rounding)


@dataclass(frozen=True)
class Difference:
    """What is wrong with a function at one point."""

    kind: str  # gradient, primal, levels, missing
    place: int
    component: int
    got: float
    right: float

    def __str__(self) -> str:
        return (
            f"{self.kind}, point {self.place}, component {self.component}: got {self.got:.10g}, right {self.right:.10g}"
        )


@dataclass
class Truth:
    """What the plain build says of one function: per point its results, and its derivatives."""

    primal: list[Numbers]
    derivatives: list[list[Derivative]]

    @classmethod
    def of(cls, printed: Printed, number: int, step: float = STEP) -> Truth | None:
        """None where the plain build printed less than it should: it crashed, or took too long."""
        primal = [printed.get("primal", number, place) for place in range(POINTS)]
        around = [printed.lines.get(("around", number, place), []) for place in range(POINTS)]
        if any(len(lines) != COMPONENTS for lines in around):
            return None
        # The first number of a line is the component.
        return cls(primal, [[derivative(line[1:], step) for line in lines] for lines in around])

    def agrees(self, other: Truth) -> bool:
        """True if both builds have the same results, but for rounding."""
        pairs = (
            (p, q) for one, two in zip(self.primal, other.primal, strict=True) for p, q in zip(one, two, strict=False)
        )
        return not any(math.isfinite(q) and _off(p, q, LOOSE) for p, q in pairs)

    def confirms(self, wrong: Difference) -> bool:
        """True if what was got is right after all, as these differences say."""
        if wrong.kind != "gradient":
            return False
        want = self.derivatives[wrong.place][wrong.component]
        return want.usable and not _off(wrong.got, want.value, TOLERANCE + 30 * want.error)

    @property
    def usable(self) -> int:
        return sum(d.usable for point in self.derivatives for d in point)


def _off(got: float, right: float, tolerance: float) -> bool:
    return not abs(got - right) <= tolerance * (1 + abs(right))


def _fits(function: Function, results: Numbers) -> bool:
    """True if the results of a point are finite, in the precision that is used."""
    return all(math.isfinite(value) and not (function.loose and abs(value) > SINGLE) for value in results)


def _usable(function: Function, want: Derivative) -> bool:
    return want.usable or (function.coarse and want.error < COARSE * (1 + abs(want.value)))


def gradient(printed: Printed, number: int, place: int) -> Numbers:
    """In the order of the components: the shadows of a and b, then the derivative by s."""
    ds, *shadows = printed.get("gradient", number, place) or (math.nan,)
    return (*shadows, ds)


def compare(function: Function, truth: Truth, printed: Printed) -> Difference | None:
    """The first thing that is wrong with a function in the output of a differentiated program."""
    number, tolerance = function.number, LOOSE if function.loose else TOLERANCE
    for place in range(POINTS):
        right = truth.primal[place]
        if not _fits(function, right):
            continue
        for kind in ("primal", "again"):
            got = printed.get(kind, number, place)
            if len(got) != len(right):
                return Difference("missing", place, 0, math.nan, right[0])
            for k, (p, q) in enumerate(zip(got, right, strict=True)):
                if _off(p, q, LOOSE if function.loose else 1e-10):
                    return Difference(f"primal ({kind})", place, k, p, q)
        found = gradient(printed, number, place)
        if len(found) != COMPONENTS:
            return Difference("missing", place, 0, math.nan, truth.derivatives[place][0].value)
        for k, (p, want) in enumerate(zip(found, truth.derivatives[place], strict=True)):
            if _usable(function, want) and _off(p, want.value, tolerance + 30 * want.error):
                return Difference("gradient", place, k, p, want.value)
    return None


def compare_levels(function: Function, truth: Truth, one: Printed, other: Printed) -> Difference | None:
    """Where two levels disagree by more than rounding."""
    number, tolerance = function.number, LOOSE if function.loose else LEVELS_TOLERANCE
    for place in range(POINTS):
        if not _fits(function, truth.primal[place]):
            continue
        pairs = zip(gradient(one, number, place), gradient(other, number, place), strict=False)
        for k, ((p, q), want) in enumerate(zip(pairs, truth.derivatives[place], strict=False)):
            if want.usable and _off(p, q, tolerance):
                return Difference("levels", place, k, p, q)
    return None
