"""The runtime of kernels on a processor is committed as text."""

from __future__ import annotations

import shutil
from importlib.resources import files

import pytest

from enzyme_hub.gpu.__main__ import made


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="no clang 22")
def test_the_text_is_what_the_source_gives() -> None:
    text = files("enzyme_hub.gpu").joinpath("runtime.ll").read_text(encoding="utf-8")
    assert text == made(), "run `python -m enzyme_hub.gpu`"
