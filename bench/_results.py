"""What a run of the suite measured, as it lies in a JSON file: from it come the table, the page and the plots."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

OWN = ("ours", "by_hand", "thin")


@dataclass(frozen=True)
class Side:
    """One gradient of one objective: seconds of a call (the median), of compiling and linking; bytes; the error beside ours."""

    gradient: float
    rounds: int
    built: float
    peak: int
    grown: int
    difference: float


@dataclass(frozen=True)
class Objective:
    name: str
    numbers: int  # how many are differentiated
    function: float
    sides: dict[str, Side]
    failed: dict[str, str]  # by way, with the reason

    def over(self, way: str, other: str) -> float | None:
        """How many times the other's time the gradient takes; the other may be the function."""
        side = self.sides.get(way)
        unit = self.function if other == "function" else getattr(self.sides.get(other), "gradient", None)
        return side.gradient / unit if side and unit else None


@dataclass(frozen=True)
class Results:
    flags: list[str]
    machine: str
    versions: dict[str, str]
    titles: dict[str, str]  # by way, in the table's order, ours first
    missing: dict[str, str]  # peers that could not be had, with the reason
    objectives: list[Objective]

    def peers(self) -> list[str]:
        """The ways that are neither ours nor by hand."""
        return [way for way in self.titles if way not in OWN]

    def ratios(self, way: str, other: str) -> dict[str, float]:
        """By objective, where both are there."""
        found = {each.name: each.over(way, other) for each in self.objectives}
        return {name: ratio for name, ratio in found.items() if ratio is not None}


def mean(values: Iterable[float]) -> float:
    """The geometric mean."""
    logarithms = [math.log(value) for value in values]
    return math.exp(sum(logarithms) / len(logarithms)) if logarithms else math.nan


def write(results: Results, path: Path) -> None:
    path.write_text(json.dumps(asdict(results), indent=1) + "\n")


def read(path: Path) -> Results:
    found: dict[str, Any] = json.loads(path.read_text())
    objectives = [
        Objective(**{**each, "sides": {way: Side(**side) for way, side in each["sides"].items()}})
        for each in found.pop("objectives")
    ]
    return Results(**found, objectives=objectives)
