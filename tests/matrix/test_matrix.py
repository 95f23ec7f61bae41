"""Each language calls each other one: the gradient of a program through a model in another language, at -O0 and -O2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.matrix.cells import LANGUAGES, POINT, Language, gradient, try_cell, value


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("callee", LANGUAGES, ids=lambda language: f"calls {language.name}")
@pytest.mark.parametrize("caller", LANGUAGES, ids=lambda language: language.name)
def test_pair(caller: Language, callee: Language, level: int, linker: Path, tmp_path: Path) -> None:
    result = try_cell(caller, callee, level, linker, tmp_path)
    if result.is_missing:
        pytest.skip(result.why)
    assert not result.why


def test_the_formula_is_the_derivative() -> None:
    for k, slope in enumerate(gradient(POINT)):
        up, down = ((*POINT[:k], POINT[k] + h, *POINT[k + 1 :]) for h in (1e-6, -1e-6))
        assert slope == pytest.approx((value(up) - value(down)) / 2e-6, rel=1e-7)
