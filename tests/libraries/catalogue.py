"""The sets: what is tried of each library, as data."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

SETS = Path(__file__).parent / "sets"


@dataclass(frozen=True)
class Trial:
    """One function of a library: the body of `f(x)`, and where it is differentiated.

    `before` stands before it, at file level. Differences take steps of `step`, more where numbers are `float`s. A `refused` trial has the
    reason, a feature that is missing. Where nothing depends on `x` a trial shows nothing, unless that is what it says: `flat`.
    """

    name: str
    code: str
    at: tuple[float, ...]
    before: str = ""
    tolerance: float = 1e-6
    step: float = 1e-3
    refused: str = ""
    flat: bool = False


@dataclass(frozen=True)
class Library:
    """`source` is where it comes from (`apt`; `deb` is a package of headers; `crates` are the
    dependencies of a Cargo.toml; `here`: the compiler brings it); `build` are shell lines that make `archives` of bitcode."""

    name: str
    title: str
    language: str
    source: dict[str, Any]
    build: str
    archives: tuple[str, ...]
    flags: tuple[str, ...]
    libraries: tuple[str, ...]
    prelude: str
    trials: tuple[Trial, ...]


def load(names: Iterable[str] = ()) -> list[Library]:
    """The sets of these names, or all."""
    paths = [SETS / f"{name}.toml" for name in names] or sorted(SETS.glob("*.toml"))
    return [_read(path) for path in paths]


def _read(path: Path) -> Library:
    data = tomllib.loads(path.read_text())
    tried = data.pop("try")
    trials = tuple(Trial(one.pop("name"), one.pop("code"), tuple(map(float, one.pop("at"))), **one) for one in tried)
    return Library(
        path.stem,
        data["title"],
        data["language"],
        data["source"],
        data.get("build", ""),
        tuple(data.get("archives", ())),
        tuple(data.get("flags", ())),
        tuple(data.get("libraries", ())),
        data.get("prelude", ""),
        trials,
    )
