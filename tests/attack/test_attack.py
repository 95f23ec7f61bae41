"""A minute of `./dev attack`."""

from __future__ import annotations

from pathlib import Path

from tests.attack.__main__ import run


def test_a_minute_of_attacks(tmp_path: Path, linker: Path) -> None:
    assert run(minutes=1, seed=7, findings=tmp_path) == 0
