"""The kernels of `bench gpu`: right at a small size, without a tape and without spills where that is promised."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bench import _gpu_checks as checks
from bench._gpu_cases import CASES
from bench._gpu_compiled import compiled
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import LinkError
from enzyme_hub.targets import toolkit

pytestmark = pytest.mark.skipif(shutil.which("clang-22") is None, reason="no clang 22")
BY_NAME = {case.name: case for case in CASES}


@pytest.mark.parametrize("name", ("lbm", "lulesh", "rsbench"))
def test_gradient(name: str, tmp_path: Path) -> None:
    row, is_right = checks.checked(BY_NAME[name], compiled(BY_NAME[name], tmp_path, "-O2"))
    assert is_right, row


@pytest.mark.parametrize("name", ("stencil", "softmax"))
def test_nothing_is_spilled(name: str, tmp_path: Path) -> None:
    try:
        toolkit.ptxas()
    except LinkError as error:
        pytest.skip(error.what)
    code = checks.codes(compiled(BY_NAME[name], tmp_path, "-O2"), pipeline.Options())["gradient"]
    assert code.spilled == code.local == 0
