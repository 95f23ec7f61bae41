"""docs/python.md as a new user tries it: its files and its code, one block after the other, in an empty folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from enzyme_hub.languages import toolchains

PAGE = (Path(__file__).parents[2] / "docs" / "python.md").read_text()
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
CLAIM = re.compile(r"^(?P<code>\S.*?)  # (?P<claim>[{\d].*)$", re.M)


def test_each_block_in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if toolchains.clang() is None or toolchains.flang() is None:
        pytest.skip("the compiler is not installed")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(tmp_path / "cache"))
    names: dict[str, Any] = {}
    checked = 0
    for language, text in BLOCK.findall(PAGE):
        if language in ("c", "fortran"):
            (tmp_path / text.split()[1]).write_text(text)
            continue
        assert language == "python"
        exec(text, names)
        for code, claim in CLAIM.findall(text):
            wanted = eval(claim, names)
            found = eval(code, names)
            assert (found == wanted) if isinstance(wanted, dict) else (found == wanted).all(), code
            checked += 1
    assert checked >= 2
