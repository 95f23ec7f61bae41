"""Each language calls each other one: the gradient of a program through a model in another language, at -O0 or -O2 in turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.matrix.cells import LANGUAGES, POINT, Language, gradient, levels_of, try_cell, value
from tests.turns import ALL, in_turn

CELLS = [
    pytest.param(caller, callee, level, id=f"{caller.name} calls {callee.name} at O{level}")
    for caller in LANGUAGES
    for callee in LANGUAGES
    for level in levels_of(caller, callee, [0, 2] if ALL else [in_turn(f"{caller.name} {callee.name}", [0, 2])])
    or levels_of(caller, callee, [2])
]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("caller", "callee", "level"), CELLS)
def test_pair(caller: Language, callee: Language, level: int, linker: Path, tmp_path: Path) -> None:
    result = try_cell(caller, callee, level, linker, tmp_path)
    if result.is_missing:
        pytest.skip(result.why)
    assert not result.why


def test_the_formula_is_the_derivative() -> None:
    for k, slope in enumerate(gradient(POINT)):
        up, down = ((*POINT[:k], POINT[k] + h, *POINT[k + 1 :]) for h in (1e-6, -1e-6))
        assert slope == pytest.approx((value(up) - value(down)) / 2e-6, rel=1e-7)
