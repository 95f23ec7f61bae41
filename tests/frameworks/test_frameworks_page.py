"""docs/frameworks.md as a new user tries it: each framework's code in a folder that has only the page's file in C."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from enzyme_hub.languages import toolchains

PAGE = (Path(__file__).parents[2] / "docs" / "frameworks.md").read_text()
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.M | re.S)
CODE = {text.split()[1]: text for language, text in BLOCKS if language == "python"}
X = np.array([0.1, 0.7, 1.3])


def test_the_page_has_them_all() -> None:
    assert set(CODE) == {"jax", "numba", "tensorflow", "torch"}


@pytest.mark.parametrize("framework", sorted(CODE))
def test_the_code_of_a_framework(framework: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip(framework)
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(tmp_path / "cache"))
    (source,) = [text for language, text in BLOCKS if language == "c"]
    (tmp_path / source.split()[1]).write_text(source)
    *lines, last = CODE[framework].rstrip().splitlines()
    names: dict[str, object] = {}
    exec("\n".join(lines), names)
    found = np.asarray(eval(last, names))
    wanted = np.sin(X) + X * np.cos(X)
    if framework == "tensorflow":
        sigmoid = 1 / (1 + np.exp(-X * np.sin(X)))
        wanted = wanted * sigmoid * (1 - sigmoid)
    if framework == "numba":
        wanted = 2 * np.cos(np.ones(3))
    np.testing.assert_allclose(found, wanted, rtol=1e-5)
